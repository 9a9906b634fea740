import { describe, expect, test } from 'vitest';
import { NOBODY, type Outcome } from '../../../engine/index.js';
import { countSteps, placesOf, standingsAfter, totalsAfter } from './count.js';

const WORTH = [5, 20, 8, 11, 4, 9];
const worth = (ticket: number): number => WORTH[ticket] ?? 0;
const outcome: Outcome = {
  reason: 'last-round',
  scores: [
    { category: 'routes', points: [30, 20] },
    { category: 'tickets', points: [25, 20] },
    { category: 'failed', points: [-8, 0] },
    { category: 'globetrotter', points: [10, 10] },
    { category: 'attractions', points: [0, 0] },
  ],
  totals: [57, 50],
  ticketsDone: [0, 1, 3, 5],
  doneCounts: [2, 2],
  longest: null,
  ranks: [1, 2],
};
const kept = [0, 0, 0, 1, NOBODY, 1];
const steps = countSteps(outcome, kept, worth);
const tickets = steps.flatMap((step) => (step.kind === 'ticket' ? [step] : []));

describe('the final count', () => {
  test('takes the players by turns, small tickets before large ones, and ends with the bonuses that were won', () => {
    expect(tickets.map(({ ticket }) => ticket)).toEqual([0, 5, 2, 3, 1]);
    expect(tickets.map(({ seat }) => seat)).toEqual([0, 1, 0, 1, 0]);
    expect(steps.at(-1)).toEqual({ kind: 'category', category: 'globetrotter', points: [10, 10] });
    expect(steps).toHaveLength(6);
  });
  test('starts with the points for routes and ends with the totals', () => {
    expect(totalsAfter(outcome, steps, 0)).toEqual([30, 20]);
    expect(totalsAfter(outcome, steps, 3)).toEqual([27, 29]);
    expect(totalsAfter(outcome, steps, steps.length)).toEqual(outcome.totals);
  });
  test('ends with what breaks a tie of the best', () => {
    const level = { ...outcome, totals: [57, 57], doneCounts: [2, 3], ranks: [2, 1] };
    expect(countSteps(level, kept, worth).at(-1)).toEqual({ kind: 'tie', by: 'tickets', values: [2, 3] });
    expect(countSteps({ ...level, ranks: [1, 1] }, kept, worth).at(-1)?.kind).toBe('category');
  });
  test('orders seats by their numbers, without moving those that are level', () => {
    expect(standingsAfter([5, 9, 5], [2, 0, 1])).toEqual([1, 2, 0]);
    expect(placesOf([5, 9, 5])).toEqual([2, 1, 2]);
  });
});
