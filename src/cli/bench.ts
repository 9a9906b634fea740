import { start, itemAt } from '../engine/index.js';
import { runEngine, timeClone } from './bench/engine.js';
import { makeReference } from './bench/reference.js';
import type { Command } from './command.js';
import { DEFAULT_BOARD, GAME_OPTIONS, readGameOptions, seedOf } from './options.js';
import { printJson } from './output.js';
import { EXIT, Refusal } from './refusal.js';
import { formatWhole } from './text.js';
import { ProgressBar } from './progress-bar.js';

const ROUNDS = 31;
/** The time of each program per round: with many short rounds, a busy moment spoils few. */
const SLICE_MS = 120;
const CLONES = 50_000;

/** Medians over the rounds. */
export interface Measured {
  engineTurnsPerSecond: number;
  listingTurnsPerSecond: number;
  referenceTurnsPerSecond: number;
  ratio: number;
  listingRatio: number;
  cloneMicroseconds: number;
}

/** `bench`: the speed of the engine relative to a minimal playout, alternating in one run. */
export const benchCommand: Command = {
  name: 'bench',
  summary: 'how fast the engine plays, compared with the barest playout there can be',
  options: GAME_OPTIONS,
  details: [
    'Random players play whole games through the engine, with all rules and events. In the same run, by turns with it, a reference playout ' +
      `without special rules, events and checks plays on the board ${DEFAULT_BOARD.id} for two. Figures of two runs or two machines say ` +
      'nothing; the ratio of turns per second in one run does. The second ratio is with all legal moves listed at every decision.',
  ],
  async run(args, output) {
    const table = readGameOptions(args);
    if (table instanceof Refusal) return table;
    const { board, players } = table;
    // Batches count up from the seed, which must stay below 2^53.
    const seed = table.seed % 1_000_000_000;
    const reference = makeReference(DEFAULT_BOARD);
    const programs = {
      reference: (batch: number) => reference.run(2, 1000, seed + batch + 1).turns,
      engine: (batch: number) => runEngine(board, players, 100, seed + batch * 100, false),
      listing: (batch: number) => runEngine(board, players, 100, seed + batch * 100, true),
    };
    const state = start(board, { players, first: 0 }, seedOf(table), []);
    const bar = new ProgressBar(output, 'rounds');
    const rounds: Omit<Measured, 'ratio' | 'listingRatio'>[] = [];
    // The first round is a warm-up.
    for (let round = 0; round <= ROUNDS && !bar.isStopped; round++) {
      await bar.update(round, ROUNDS + 1);
      rounds.push({
        referenceTurnsPerSecond: speed(programs.reference),
        engineTurnsPerSecond: speed(programs.engine),
        listingTurnsPerSecond: speed(programs.listing),
        cloneMicroseconds: timeClone(state, CLONES, () => performance.now()),
      });
    }
    bar.end();
    if (bar.isStopped) return EXIT.stopped;
    const measured = summary(rounds.slice(1));
    if (args.json) printJson(output, { board: board.id, players, ...measured });
    else for (const line of lines(`${board.title}, ${players} players`, measured)) output.out(line);
    return EXIT.fine;
  },
};

/** Turns per second of a program that plays a batch of games and returns its turns. */
function speed(play: (batch: number) => number): number {
  const begin = performance.now();
  let turns = 0;
  let now = begin;
  for (let batch = 0; now - begin < SLICE_MS; batch++) {
    turns += play(batch);
    now = performance.now();
  }
  return (turns / (now - begin)) * 1000;
}

function summary(rounds: readonly Omit<Measured, 'ratio' | 'listingRatio'>[]): Measured {
  const median = (value: (round: (typeof rounds)[number]) => number) => {
    const values = rounds.map(value).sort((x, y) => x - y);
    return itemAt(values, Math.floor(values.length / 2));
  };
  return {
    engineTurnsPerSecond: Math.round(median((round) => round.engineTurnsPerSecond)),
    listingTurnsPerSecond: Math.round(median((round) => round.listingTurnsPerSecond)),
    referenceTurnsPerSecond: Math.round(median((round) => round.referenceTurnsPerSecond)),
    // Per round, so that changes in load affect both sides alike.
    ratio: rounded(
      median((round) => round.engineTurnsPerSecond / round.referenceTurnsPerSecond),
      4,
    ),
    listingRatio: rounded(
      median((round) => round.listingTurnsPerSecond / round.referenceTurnsPerSecond),
      4,
    ),
    cloneMicroseconds: rounded(
      median((round) => round.cloneMicroseconds),
      3,
    ),
  };
}

function rounded(x: number, digits: number): number {
  return Number(x.toFixed(digits));
}

function lines(title: string, m: Measured): string[] {
  return [
    `${title}, random players, medians of ${ROUNDS} rounds by turns`,
    '',
    `engine           ${formatWhole(m.engineTurnsPerSecond).padStart(12)} turns a second, ${m.ratio} of the reference`,
    `with all listed  ${formatWhole(m.listingTurnsPerSecond).padStart(12)} turns a second, ${m.listingRatio} of the reference`,
    `reference        ${formatWhole(m.referenceTurnsPerSecond).padStart(12)} turns a second`,
    `cloning a state  ${m.cloneMicroseconds.toFixed(2).padStart(12)} microseconds`,
  ];
}
