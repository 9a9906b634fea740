import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.js';

test('labels far apart stay where they are', () => {
  expect(spreadLabels([10, 50, 90], 20, [0, 100])).toEqual([10, 50, 90]);
});
test('labels of equal scores stand one below the other, around their place', () => {
  expect(spreadLabels([50, 50], 20, [0, 100])).toEqual([40, 60]);
  expect(spreadLabels([50, 50, 50], 20, [0, 100])).toEqual([30, 50, 70]);
});
test('they keep their order and stay within bounds', () => {
  expect(spreadLabels([98, 2, 99, 100], 20, [0, 100])).toEqual([60, 2, 80, 100]);
});
test('any labels end up apart', () => {
  const placed = spreadLabels([40, 45, 52, 41, 60], 15, [0, 200]).sort((x, y) => x - y);
  for (let i = 1; i < placed.length; i++)
    expect((placed[i] ?? 0) - (placed[i - 1] ?? 0)).toBeGreaterThan(14.99);
});
