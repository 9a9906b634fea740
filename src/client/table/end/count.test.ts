import { describe, expect, test } from 'vitest';
import { NOBODY, type Outcome } from '../../../engine/index.js';
import { countSteps, placesOf, standingsAfter, timeOf, totalsAfter, type CountStep } from './count.js';

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

/** Some tickets and a bonus. */
const many = (n: number): CountStep[] => [
  ...Array.from({ length: n }, (_, ticket) => ({
    kind: 'ticket' as const,
    ticket,
    seat: 0,
    done: true,
    points: 1,
  })),
  { kind: 'category', category: 'globetrotter', points: [10] },
];

/** How long it takes. */
const total = (n: number): number => many(n).reduce((sum, _, i) => sum + timeOf(many(n), i), 0);

describe('the pace of the count', () => {
  test('makes 25 to 40 seconds of a large game', () => {
    for (const n of [16, 23, 40, 55]) {
      expect(total(n)).toBeGreaterThan(25_000);
      expect(total(n)).toBeLessThan(40_000);
    }
  });
  test('is shorter in a small game', () => expect(total(4)).toBeLessThan(12_000));
  test('rises from ticket to ticket', () => {
    const times = many(23)
      .slice(0, 23)
      .map((_, i) => timeOf(many(23), i));
    for (let i = 1; i < times.length; i++) expect(times[i]).toBeLessThan(times[i - 1] ?? 0);
    expect(Math.min(...times)).toBeGreaterThan(500);
  });
});
