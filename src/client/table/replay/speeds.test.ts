import { expect, test } from 'vitest';
import { REPLAY_SPEEDS, speedOf, speedText } from './speeds.js';

test('speeds are written as factors, and anything else stored counts as one', () => {
  expect(REPLAY_SPEEDS.map(speedText)).toEqual(['½×', '1×', '2×', '4×']);
  expect([4, 0.5, 3, NaN, -1].map(speedOf)).toEqual([4, 0.5, 1, 1, 1]);
});
