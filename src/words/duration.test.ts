import { expect, test } from 'vitest';
import { durationIn, roughDuration } from './duration.js';

const HOUR = 3_600_000;

test.each([
  [0, ['0 second']],
  [1, ['1 second']],
  [59_001, ['1 minute']],
  [272_000, ['4 minute', '32 second']],
  [HOUR, ['1 hour']],
  [28 * HOUR + 1, ['1 day', '4 hour']],
  [48 * HOUR + 60_000, ['2 day']],
])('%d ms in its two largest units', (ms, parts) => {
  expect(durationIn(ms).map(({ unit, n }) => `${n} ${unit}`)).toEqual(parts);
});

test.each([
  [80 * HOUR, '3 day'],
  [47.9 * HOUR, '47 hour'],
  [HOUR - 1, '59 minute'],
  [-5, '0 second'],
])('%d ms in one unit', (ms, text) => {
  const { unit, n } = roughDuration(ms);
  expect(`${n} ${unit}`).toBe(text);
});
