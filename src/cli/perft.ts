import {
  type Board,
  type GameEvent,
  type State,
  clone,
  legalMoves,
  play,
  start,
  toAct,
  itemAt,
} from '../engine/index.js';
import type { Command } from './command.js';
import { GAME_OPTIONS, readNumber, readGameOptions, seedOf } from './options.js';
import { printJson } from './output.js';
import { EXIT, Refusal } from './refusal.js';
import { duration, formatWhole } from './text.js';
import { ProgressBar } from './progress-bar.js';

const MOST_DEPTH = 20;
/** The widths of the columns; fixed, as each row is printed once it is counted. */
const WIDTHS = [7, 16, 12];

/** `perft`: counts sequences of legal moves, to check that the rules have not changed. */
export const perftCommand: Command = {
  name: 'perft',
  summary: 'how many sequences of legal moves there are from the start, by their length',
  options: [
    ...GAME_OPTIONS,
    {
      flag: 'depth',
      value: 'D',
      text: `How many moves deep, from 1 to ${MOST_DEPTH}; default: 3.`,
    },
  ],
  details: [
    'Moves are counted as they are listed: for each route one payment of each shape. Where several seats may act, in the opening, ' +
      'the lowest goes first. The numbers depend on the seed, which settles every card.',
  ],
  async run(args, output) {
    const table = readGameOptions(args);
    if (table instanceof Refusal) return table;
    const depth = readNumber(args, 'depth', { min: 1, max: MOST_DEPTH, fallback: 3 });
    if (depth instanceof Refusal) return depth;
    const { board, players, seed } = table;
    const state = start(board, { players, first: 'lot' }, seedOf(table), []);
    const nodes: number[] = [];
    const printRow = (...cells: string[]) => {
      if (!args.json) output.out(cells.map((cell, i) => cell.padStart(WIDTHS[i] ?? 0)).join('  '));
    };
    if (!args.json) output.out(`${board.title} (${board.id}), ${players} players, seed ${seed}\n`);
    printRow('depth', 'sequences', 'time');
    for (let d = 1; d <= depth; d++) {
      const bar = new ProgressBar(output, 'positions');
      const count = await countWithProgress(board, state, d, nodes[d - 2] ?? 1, bar);
      bar.end();
      if (count === null) break;
      nodes.push(count);
      printRow(String(d), formatWhole(count), duration(bar.seconds));
    }
    if (args.json) printJson(output, { board: board.id, players, seed, depth, nodes });
    else if (nodes.length < depth) output.out(`\nStopped before depth ${nodes.length + 1} was counted.`);
    return nodes.length < depth ? EXIT.stopped : EXIT.fine;
  },
};

/** Counts the sequences of exactly `depth` legal moves from here; a game that ends sooner has none. */
export function perft(board: Board, state: State, depth: number): number {
  if (depth === 0) return 1;
  if (state.phase === 'over') return 0;
  // The last moves are counted without playing them.
  if (depth === 1) return legalMoves(board, state, itemAt(toAct(state), 0)).length;
  let count = 0;
  for (const next of after(board, state, 1)) count += perft(board, next, depth - 1);
  return count;
}

/** The same with a progress bar; null if stopped. `before` is the count for one move less. */
async function countWithProgress(
  board: Board,
  state: State,
  depth: number,
  before: number,
  bar: ProgressBar,
): Promise<number | null> {
  let count = 0;
  let done = 0;
  for (const next of after(board, state, depth - 1)) {
    count += perft(board, next, 1);
    done++;
    if (bar.isDue) await bar.update(done, before);
    if (bar.isStopped) return null;
  }
  return count;
}

/** The positions after every sequence of `moves` legal moves. */
function* after(board: Board, state: State, moves: number): Generator<State> {
  if (moves === 0) return yield state;
  const events: GameEvent[] = [];
  const seat = itemAt(toAct(state), 0);
  for (const move of legalMoves(board, state, seat)) {
    events.length = 0;
    const next = clone(state);
    const problem = play(board, next, seat, move, events);
    if (problem) throw new Error(`a listed move was refused: ${problem.code}`);
    yield* after(board, next, moves - 1);
  }
}
