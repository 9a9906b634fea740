import { expect, test } from 'vitest';
import { type Label, labelOf } from './labels.js';
import { gapToBox, gapToLine, AMBIGUOUS, ambiguityCost } from './label-ambiguity.js';

const SIZE = 10;
const name: Label = labelOf('x', ['Oslo'], 'label', SIZE, { x: 0, y: 0 });
const withLeader: Label = {
  ...name,
  leader: [
    { x: 0, y: 60 },
    { x: 0, y: 5 },
  ],
};

/** A mark straight above the name, at a distance from its letters. */
const above = (away: number) => ({ x: 0, y: name.box.y - name.box.across - 4 - away, radius: 4 });

test('a name costs nothing where its own mark is clearly the nearest', () => {
  expect(ambiguityCost(name, 2, [above(6)])).toBe(0);
  const slight = ambiguityCost(name, 2, [above(3)]);
  expect(slight).toBeGreaterThan(0);
  expect(slight).toBeLessThan(AMBIGUOUS);
});

test('a name nearer to another mark is ambiguous, more so without a leader or right beside it', () => {
  const far = ambiguityCost(withLeader, 50, [above(30)]);
  expect(far).toBeGreaterThanOrEqual(AMBIGUOUS);
  expect(ambiguityCost(withLeader, 50, [above(2)])).toBeGreaterThan(far);
  expect(ambiguityCost(name, 50, [above(30)])).toBeGreaterThan(far);
});

test('a leader past the mark of another place is ambiguous', () => {
  expect(ambiguityCost(withLeader, 8, [{ x: 5, y: 40, radius: 4 }])).toBeGreaterThanOrEqual(AMBIGUOUS);
  expect(ambiguityCost(withLeader, 8, [{ x: 30, y: 40, radius: 4 }])).toBe(0);
});

test('measures from the rim of a mark to the letters, and to the nearest point of a line', () => {
  expect(gapToBox(above(3), name.box)).toBeCloseTo(3);
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ] as const;
  expect(gapToLine({ x: 5, y: 7, radius: 4 }, line)).toBeCloseTo(3);
  expect(gapToLine({ x: 13, y: 4, radius: 1 }, line)).toBeCloseTo(4);
});
