import { expect, test } from 'vitest';
import { countCrossings, countStacked } from './label-crossings.js';
import { type Label, labelOf } from './labels.js';

const makeLabel = (x: number, y: number, leader?: Label['leader']): Label => ({
  ...labelOf('x', ['Oslo'], 'label', 10, { x, y }),
  ...(leader && { leader }),
});

test('names side by side cross nothing', () => {
  expect(countCrossings(makeLabel(0, 0), [makeLabel(0, 30)])).toBe(0);
});

test('counts a leader over a name, in either order, and two leaders', () => {
  const line = [
    { x: 0, y: -40 },
    { x: 0, y: 40 },
  ] as const;
  const across = [
    { x: -40, y: 20 },
    { x: 40, y: 20 },
  ] as const;
  expect(countCrossings(makeLabel(0, 50, line), [makeLabel(0, 0)])).toBe(1);
  expect(countCrossings(makeLabel(0, 0), [makeLabel(0, 50, line)])).toBe(1);
  expect(countCrossings(makeLabel(60, 20, across), [makeLabel(0, 50, line)])).toBe(1);
});

test('counts a leader that only just misses a name', () => {
  const { box } = makeLabel(0, 0);
  const beside = box.along + 1;
  const line = [
    { x: beside, y: -40 },
    { x: beside, y: 40 },
  ] as const;
  expect(countCrossings(makeLabel(beside, 60, line), [makeLabel(0, 0)])).toBe(1);
  expect(countCrossings(makeLabel(beside, 60, line), [makeLabel(0, 0)], 0.05)).toBe(0);
});

test('counts names right below each other as stacked, but not with a gap or side by side', () => {
  expect(countStacked(makeLabel(0, 0), [makeLabel(5, 10)])).toBe(1);
  expect(countStacked(makeLabel(0, 0), [makeLabel(5, 16)])).toBe(0);
  expect(countStacked(makeLabel(0, 0), [makeLabel(40, 0)])).toBe(0);
});
