import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../../../engine/index.js';
import { settings } from '../../settings/settings.svelte.js';
import type { CountStep } from './count.js';
import { CountPlayback } from './count-playback.svelte.js';
import { finaleTime, stepTimes } from './count-times.js';

/** Two players, who change places with the last ticket. */
const outcome: Outcome = {
  reason: 'last-round',
  scores: [
    { category: 'routes', points: [30, 20] },
    { category: 'tickets', points: [5, 20] },
  ],
  totals: [35, 40],
  ticketsDone: [0, 1],
  doneCounts: [1, 1],
  longest: null,
  ranks: [2, 1],
};
const steps: CountStep[] = [
  { kind: 'ticket', ticket: 0, seat: 0, done: true, points: 5 },
  { kind: 'ticket', ticket: 1, seat: 1, done: true, points: 20 },
];

let ended: number;
let count: CountPlayback;
const { sound } = settings;
beforeEach(() => {
  vi.useFakeTimers();
  settings.sound = false;
  ended = 0;
  count = new CountPlayback({ steps, outcome: () => outcome, slowness: () => 1, onend: () => ended++ });
});
afterEach(() => {
  settings.sound = sound;
  vi.useRealTimers();
});

/** Lets a step run to its end, as the effect does. */
function runStep(): void {
  const { next } = stepTimes(steps, count.at, 1);
  const stop = count.run();
  vi.advanceTimersByTime(next);
  stop();
}

test('begins with the points for routes', () => {
  expect(count).toMatchObject({ at: -1, step: undefined, finale: false, totals: [30, 20] });
  expect(count.standings).toEqual([0, 1]);
  expect(count.gainOf(0)).toBeUndefined();
});

test('counts a step after its card has begun to fly, then goes on', () => {
  runStep();
  expect(count).toMatchObject({ at: 0, step: steps[0], flying: false, totals: [30, 20] });
  const { flies, counted } = stepTimes(steps, 0, 1);
  const stop = count.run();
  vi.advanceTimersByTime(Math.ceil(flies));
  expect(count).toMatchObject({ flying: true, totals: [30, 20] });
  vi.advanceTimersByTime(Math.ceil(counted - flies));
  expect(count).toMatchObject({ at: 0, totals: [35, 20] });
  expect([0, 1].map((seat) => count.gainOf(seat))).toEqual([5, 0]);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(count.at).toBe(0);
});

test('ends with the winner, and then by itself', () => {
  for (const _ of [-1, 0, 1]) runStep();
  count.order();
  expect(count).toMatchObject({ finale: true, totals: [35, 40], places: [2, 1], standings: [1, 0] });
  expect(count.gainOf(1)).toBeUndefined();
  count.run();
  vi.advanceTimersByTime(finaleTime(1) - 1);
  expect(ended).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ended).toBe(1);
});

test('is passed over step by step: each is counted, and at the end it ends', () => {
  count.next();
  count.next();
  expect(count).toMatchObject({ at: 1, totals: [35, 20], places: [1, 2] });
  count.next();
  expect([count.finale, ended]).toEqual([true, 0]);
  count.next();
  expect(ended).toBe(1);
});
