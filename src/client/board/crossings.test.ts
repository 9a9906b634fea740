import { expect, test } from 'vitest';
import { crossings } from './crossings.js';
import { type Label, labelOf } from './labels.js';

const named = (x: number, y: number, leader?: Label['leader']): Label => ({
  ...labelOf('x', ['Oslo'], 'label', 10, { x, y }),
  ...(leader && { leader }),
});

test('names side by side cross nothing', () => {
  expect(crossings(named(0, 0), [named(0, 30)])).toBe(0);
});

test('a line over a name counts, either way round, and so do two lines', () => {
  const line = [
    { x: 0, y: -40 },
    { x: 0, y: 40 },
  ] as const;
  const across = [
    { x: -40, y: 20 },
    { x: 40, y: 20 },
  ] as const;
  expect(crossings(named(0, 50, line), [named(0, 0)])).toBe(1);
  expect(crossings(named(0, 0), [named(0, 50, line)])).toBe(1);
  expect(crossings(named(60, 20, across), [named(0, 50, line)])).toBe(1);
});
