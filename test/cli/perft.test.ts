import { describe, expect, test } from 'vitest';
import { boards } from '../../src/boards/index.js';
import { main } from '../../src/cli/main.js';
import { perft } from '../../src/cli/perft.js';
import {
  type Board,
  type State,
  apply,
  clone,
  fastSeed,
  legalMoves,
  play,
  start,
  toAct,
} from '../../src/engine/index.js';
import { capture, run, runJson } from './run.js';

/** A naive count: every move is played, every end counted. */
function plainCount(board: Board, state: State, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = toAct(state);
  if (seat === undefined) return 0;
  let count = 0;
  for (const move of legalMoves(board, state, seat)) {
    const next = apply(board, state, seat, move);
    if (!next.ok) throw new Error(next.problem.code);
    count += plainCount(board, next.value.state, depth - 1);
  }
  return count;
}

describe.each(boards.map((board) => [board.id, board] as const))('%s', (id, board) => {
  const players = board.facts.players[0];
  const state = start(board, { players, first: 'lot' }, fastSeed(2), []);

  test('agrees with a naive count', () => {
    // After the opening, which has only tickets to choose.
    const opened = clone(state);
    for (const seat of toAct(state)) play(board, opened, seat, legalMoves(board, opened, seat)[0]!, []);
    expect(opened.phase).toBe('turn');
    for (const depth of [0, 1, 2]) {
      expect(perft(board, opened, depth)).toBe(plainCount(board, opened, depth));
    }
  });

  test('prints its counts', async () => {
    const { code, value } = await runJson('perft', '--board', id, '--seed', '2', '--depth', '3');
    expect(code).toBe(0);
    const nodes = [1, 2, 3].map((depth) => perft(board, state, depth));
    expect(value).toEqual({ board: id, players, seed: 2, depth: 3, nodes });
  });

  test('doesn’t change the state', () => {
    const before = JSON.stringify(state);
    perft(board, state, 2);
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('a game that is over has no sequences', () => {
  const board = boards[0]!;
  const state = start(board, { players: 2, first: 0 }, fastSeed(1), []);
  state.phase = 'over';
  expect([0, 1, 2].map((depth) => perft(board, state, depth))).toEqual([1, 0, 0]);
});

test('prints a row for each depth', async () => {
  const { code, out } = await run('perft', '--depth', '2', '--players', '3');
  expect(code).toBe(0);
  expect(out).toMatch(/depth +sequences +time\n +1 +26 +\d\.\d\d s\n +2 +676 +\d\.\d\d s\n$/);
});

test('stops on Ctrl-C with the depths counted so far', async () => {
  const { output, ran } = capture({
    onInterrupt: (stop) => {
      // Pressed at once: the first update notices it.
      stop();
      return () => undefined;
    },
  });
  expect(await main(['perft', '--depth', '3'], output)).toBe(130);
  expect(ran.out).toContain('Stopped before depth 1 was counted.');
});
