import { expect, test } from 'vitest';
import type { ShownClocks } from '../../../protocol/index.js';
import { clockFace, isLow, timeLeft, untilChange } from './time-left.js';

const shown: ShownClocks = {
  control: { type: 'live', minutes: 5, seconds: 0 },
  left: [65_000, 30_000, null],
  running: [0],
  startsIn: 0,
  stands: null,
  pauseLeft: 0,
  given: [0, 0, 0],
};
const clocks = { shown, at: 1000 };

test('the time of a seat runs on from when it came, and never below nothing', () => {
  expect(timeLeft(clocks, 0, 6000)).toBe(60_000);
  expect(timeLeft(clocks, 0, 500)).toBe(65_000);
  expect(timeLeft(clocks, 0, 500_000)).toBe(0);
  expect([timeLeft(clocks, 1, 6000), timeLeft(clocks, 2, 6000)]).toEqual([30_000, null]);
});

test('it stands in a pause, and until the server’s grace time is over', () => {
  expect(timeLeft({ ...clocks, shown: { ...shown, stands: 'paused' } }, 0, 9000)).toBe(65_000);
  const soon = { ...clocks, shown: { ...shown, startsIn: 5000 } };
  expect([timeLeft(soon, 0, 5000), timeLeft(soon, 0, 8000)]).toEqual([65_000, 63_000]);
});

test('a live clock is low with less than a minute, one by the day with less than six hours', () => {
  const days = { control: { type: 'days', days: 2 } } as const;
  expect([isLow(60_000, shown), isLow(59_999, shown)]).toEqual([false, true]);
  expect([isLow(6 * 3_600_000, days), isLow(6 * 3_600_000 - 1, days)]).toEqual([false, true]);
});

test('it is drawn again when another second begins', () => {
  expect([untilChange(65_000, shown), untilChange(64_300, shown)]).toEqual([1010, 310]);
  expect(untilChange(90_000, { control: { type: 'days', days: 1 } })).toBe(30_010);
});

test.each([
  [65_000, '1:05'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [3_661_000, '1:01:01'],
])('%d ms are shown as %s', (ms, text) => {
  expect(clockFace(ms)).toBe(text);
});
