import { expect, test } from 'vitest';
import { interfaceScale } from './interface-scale.js';

test.each([
  [1280, 720, 1],
  [1440, 900, 1],
  [1536, 864, 1],
  [1920, 1080, 1.25],
  [1920, 900, 900 / 864],
  [2560, 1440, 1.6],
  [3840, 2160, 1.6],
])('a window of %i × %i scales the panels by %d', (width, height, scale) => {
  expect(interfaceScale(width, height)).toBeCloseTo(scale);
});

test('in a scaled window the columns are 360 to 400 px wide on a usual large screen', () => {
  expect(300 * interfaceScale(1920, 1080)).toBeGreaterThanOrEqual(360);
  expect(300 * interfaceScale(1920, 1080)).toBeLessThanOrEqual(400);
});
