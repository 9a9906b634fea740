import { expect, test } from 'vitest';
import { below, openStream } from '../../engine/index.js';
import { shareInterval, student } from './interval.js';

// From tables of Student's distribution, two-sided 95 %.
test.each([
  [1, 12.706],
  [2, 4.303],
  [4, 2.776],
  [5, 2.571],
  [7, 2.365],
  [10, 2.228],
  [30, 2.042],
  [120, 1.98],
  [1e9, 1.96],
])('Student’s factor for %i degrees of freedom is %f', (freedom, factor) => {
  expect(Math.abs(student(freedom) - factor)).toBeLessThan(0.0011);
});

test('an interval calculated by hand', () => {
  // Mean 0.6, squares 0.7, standard error √(0.7 / 4 / 5) = 0.18708, times 2.776445.
  const { mean, low, high } = shareInterval([0, 0.5, 0.5, 1, 1]);
  expect(mean).toBeCloseTo(0.6);
  expect(low).toBeCloseTo(0.6 - 0.519417, 4);
  expect(high).toBe(1);
});

test('a few equal shares give a wide interval', () => {
  const one = shareInterval([1]);
  expect([one.mean, one.high]).toEqual([1, 1]);
  expect(one.low).toBeCloseTo(0.05);
  // The rule of three: after 100 wins at most about 3 % are lost.
  expect(shareInterval(new Array<number>(100).fill(1)).low).toBeCloseTo(0.97, 2);
  expect(shareInterval(new Array<number>(100).fill(0)).high).toBeCloseTo(0.03, 2);
  const half = shareInterval(new Array<number>(50).fill(0.5));
  expect(half.high - 0.5).toBeCloseTo(0.5 - half.low);
});

test('the interval contains the true mean in about 95 % of cases', () => {
  let held = 0;
  for (let round = 0; round < 2000; round++) {
    const stream = openStream('fast:5', round);
    // Mirrored games: 0, ½ or 1, of mean 0.6.
    const { low, high } = shareInterval(
      Array.from({ length: 20 }, () => [0, 0.5, 0.5, 1, 1][below(stream, 5)]!),
    );
    if (low <= 0.6 && 0.6 <= high) held++;
  }
  expect(held / 2000).toBeGreaterThan(0.93);
  expect(held / 2000).toBeLessThan(0.97);
});
