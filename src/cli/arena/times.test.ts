import { expect, test } from 'vitest';
import { addTime, addTimes, isTimes, meanTime, noTimes, timeAt } from './times.js';

function timesOf(all: readonly number[]) {
  const times = noTimes();
  for (const ms of all) addTime(times, ms);
  return times;
}

test('a thousand moves: mean, 95 % and longest', () => {
  const times = timesOf(Array.from({ length: 1000 }, (_, i) => i + 1));
  expect(meanTime(times)).toBeCloseTo(500.5);
  expect(Math.abs(timeAt(times, 0.95) / 950 - 1)).toBeLessThan(0.05);
  expect(Math.abs(timeAt(times, 0.5) / 500 - 1)).toBeLessThan(0.05);
  expect(times).toMatchObject({ moves: 1000, longest: 1000 });
  expect(Object.keys(times.counts).length).toBeLessThan(100);
});

test('merged times are the times of all moves', () => {
  const [first, second] = [
    [0.001, 2, 30],
    [0, 5, 700],
  ];
  const together = timesOf(first);
  addTimes(together, timesOf(second));
  expect(together).toEqual(timesOf([...first, ...second]));
  expect(JSON.parse(JSON.stringify(together))).toEqual(together);
});

test('no quantile exceeds the longest move, and an empty histogram gives 0', () => {
  expect(timeAt(timesOf([7]), 0.95)).toBeLessThanOrEqual(7);
  expect(timeAt(noTimes(), 0.95)).toBe(0);
  expect(meanTime(noTimes())).toBe(0);
});

test('times from a file are validated', () => {
  expect(isTimes(timesOf([1, 2]))).toBe(true);
  for (const wrong of [null, 3, {}, { ...noTimes(), counts: null }, { ...timesOf([1]), sum: 'x' }]) {
    expect(isTimes(wrong)).toBe(false);
  }
});
