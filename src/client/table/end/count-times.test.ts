import { describe, expect, test } from 'vitest';
import type { CountStep } from './count.js';
import { finaleTime, stepTimes, timeOf } from './count-times.js';

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

describe('a step of the count', () => {
  const steps = many(4);
  test('shows its card, then lets it fly, and counts it before the next comes', () => {
    for (const at of [-1, 0, 3, 4]) {
      const { flies, counted, next } = stepTimes(steps, at, 1);
      expect(flies).toBeGreaterThan(0);
      expect(counted).toBeGreaterThan(flies);
      expect(next).toBeGreaterThan(counted);
    }
    expect(stepTimes(steps, 0, 1).next).toBe(timeOf(steps, 0));
  });
  test('takes as much longer as motion does', () => {
    const [once, twice] = [stepTimes(steps, 0, 1), stepTimes(steps, 0, 2)];
    expect(twice).toEqual({ flies: once.flies * 2, counted: once.counted * 2, next: once.next * 2 });
  });
  test('is counted at once, and shorter, where nothing moves', () => {
    const { next } = stepTimes(steps, 0, 1);
    expect(stepTimes(steps, 0, 0)).toEqual({ flies: 0, counted: 0, next: next * 0.6 });
    expect(finaleTime(0)).toBeLessThan(finaleTime(1));
  });
});
