import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../engine/index.js';
import { byRank, verdictOf } from './verdict.js';

const base: Outcome = {
  reason: 'last-round',
  scores: [],
  totals: [50, 50, 40],
  ticketsDone: [],
  doneCounts: [3, 3, 1],
  longest: null,
  ranks: [1, 1, 3],
};

describe('what decided a game', () => {
  test('points', () => {
    expect(verdictOf({ ...base, totals: [60, 50, 40], ranks: [1, 2, 3] })).toMatchObject({
      winners: [0],
      tied: [],
      by: 'points',
    });
  });
  test('tickets done, where points are tied', () => {
    expect(verdictOf({ ...base, doneCounts: [4, 3, 1], ranks: [1, 2, 3] })).toMatchObject({
      tied: [1],
      by: 'tickets',
    });
  });
  test('the longest path, where tickets are tied too', () => {
    expect(verdictOf({ ...base, longest: [27, 31, null], ranks: [2, 1, 3] })).toMatchObject({
      winners: [1],
      tied: [0],
      by: 'path',
    });
  });
  test('nothing: the win is shared', () => {
    expect(verdictOf(base)).toMatchObject({ winners: [0, 1], by: 'shared' });
  });
});

test('the best come first, and equal ones in the order of seats', () => {
  expect(byRank({ ...base, ranks: [3, 1, 1, 4] })).toEqual([1, 2, 0, 3]);
});
