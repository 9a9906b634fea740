import { expect, test } from 'vitest';
import { type Label, labelOf } from './labels.js';
import { gapToBox, gapToLine, AMBIGUOUS, ambiguityCost } from './label-ambiguity.js';

const SIZE = 10;
const name: Label = labelOf('x', ['Oslo'], 'label', SIZE, { x: 0, y: 0 });
const led: Label = {
  ...name,
  leader: [
    { x: 0, y: 60 },
    { x: 0, y: 5 },
  ],
};

/** A mark straight above the name, so far from its letters. */
const above = (away: number) => ({ x: 0, y: name.box.y - name.box.across - 4 - away, radius: 4 });

test('a name whose own mark is plainly the nearest costs nothing', () => {
  expect(ambiguityCost(name, 2, [above(6)])).toBe(0);
  const slight = ambiguityCost(name, 2, [above(3)]);
  expect(slight).toBeGreaterThan(0);
  expect(slight).toBeLessThan(AMBIGUOUS);
});

test('a name nearer to the mark of another place misleads, and more so without a line or right beside it', () => {
  const far = ambiguityCost(led, 50, [above(30)]);
  expect(far).toBeGreaterThanOrEqual(AMBIGUOUS);
  expect(ambiguityCost(led, 50, [above(2)])).toBeGreaterThan(far);
  expect(ambiguityCost(name, 50, [above(30)])).toBeGreaterThan(far);
});

test('a line past the mark of another place misleads', () => {
  expect(ambiguityCost(led, 8, [{ x: 5, y: 40, radius: 4 }])).toBeGreaterThanOrEqual(AMBIGUOUS);
  expect(ambiguityCost(led, 8, [{ x: 30, y: 40, radius: 4 }])).toBe(0);
});

test('distances are from the rim of a mark to the letters, and to the line between its ends', () => {
  expect(gapToBox(above(3), name.box)).toBeCloseTo(3);
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ] as const;
  expect(gapToLine({ x: 5, y: 7, radius: 4 }, line)).toBeCloseTo(3);
  expect(gapToLine({ x: 13, y: 4, radius: 1 }, line)).toBeCloseTo(4);
});
