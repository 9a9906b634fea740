import { expect, test } from 'vitest';
import type { Outcome, RedactedEntry, Seat } from '../../../engine/index.js';
import { rankResigned, resignedSeats } from './resigned.js';

const outcome: Outcome = {
  reason: 'agreed',
  scores: [],
  totals: [50, 40, 30],
  ticketsDone: [],
  doneCounts: [1, 1, 1],
  longest: null,
  ranks: [1, 2, 3],
};
function entries(...moves: [Seat | null, RedactedEntry['move']][]): RedactedEntry[] {
  return moves.map(([seat, move], n) => ({ n, seat, by: 'person', move, outcome: [] }));
}
const takeOver = { type: 'take-over', bot: 'navvy' } as const;
const giveBack = { type: 'give-back' } as const;
const agree = { type: 'agree' } as const;

test('a seat that was taken over and not given back before an agreed end has resigned', () => {
  expect(resignedSeats(entries([0, takeOver], [null, agree]), outcome)).toEqual([0]);
  expect(resignedSeats(entries([0, takeOver], [0, giveBack], [null, agree]), outcome)).toEqual([]);
  expect(resignedSeats(entries([null, agree]), outcome)).toEqual([]);
  expect(resignedSeats(entries([0, takeOver]), { ...outcome, reason: 'last-round' })).toEqual([]);
});

test('who resigned is placed behind all others', () => {
  expect(rankResigned(outcome, [0]).ranks).toEqual([3, 1, 2]);
  expect(rankResigned(outcome, []).ranks).toEqual([1, 2, 3]);
  expect(rankResigned({ ...outcome, totals: [50, 50, 50], ranks: [1, 1, 1] }, [1]).ranks).toEqual([1, 3, 1]);
});
