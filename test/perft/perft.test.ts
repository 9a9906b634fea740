import { describe, expect, test } from 'vitest';
import { perft } from '../../src/cli/perft.js';
import { type State, apply, audit, legalMoves, toAct } from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { fullHands, opening } from './positions.js';
import { FROM_FULL_HANDS, FROM_OPENING } from './tables.js';

describe.each(tables)('%s for %i', (id, players) => {
  const board = boardOf(id);
  const counts = (state: State, depths: readonly number[]) =>
    depths.map((_, depth) => perft(board, state, depth + 1));

  test('the known numbers of sequences from the opening', () => {
    const expected = FROM_OPENING[`${id} ${players}`]!;
    expect(counts(opening(board, players), expected)).toEqual(expected);
  });

  test('the known numbers with full hands', () => {
    const state = fullHands(board, players);
    expect([audit(board, state), state.phase, state.turns]).toEqual([null, 'turn', 1 + 3 * players]);
    const expected = FROM_FULL_HANDS[`${id} ${players}`]!;
    expect(counts(state, expected)).toEqual(expected);
  });

  test('the sequences of two moves, counted by hand', () => {
    const state = fullHands(board, players);
    let count = 0;
    for (const move of legalMoves(board, state, state.seat)) {
      const next = apply(board, state, state.seat, move);
      if (next.ok) count += legalMoves(board, next.value.state, toAct(next.value.state)[0]!).length;
    }
    expect(count).toBe(FROM_FULL_HANDS[`${id} ${players}`]![1]);
  });
});

test('every table has its numbers, and no other', () => {
  const names = tables.map(([id, players]) => `${id} ${players}`);
  expect([Object.keys(FROM_OPENING), Object.keys(FROM_FULL_HANDS)]).toEqual([names, names]);
});
