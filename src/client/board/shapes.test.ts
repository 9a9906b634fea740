import { expect, test } from 'vitest';
import { discOverlap, rectsOverlap } from './shapes.js';

const flat = { x: 0, y: 0, along: 10, across: 5, angle: 0 };

test('rectangles side by side are apart by the gap between them', () => {
  expect(rectsOverlap(flat, { ...flat, x: 23 })).toBeCloseTo(-3);
  expect(rectsOverlap(flat, { ...flat, y: 9 })).toBeCloseTo(1);
});

test('a rotated rectangle fits into a corner that its bounding box would not', () => {
  const turned = { x: 14, y: 10, along: 10, across: 2, angle: -Math.PI / 4 };
  expect(rectsOverlap(flat, turned)).toBeLessThan(0);
  expect(rectsOverlap(flat, { ...turned, angle: Math.PI / 4 })).toBeGreaterThan(0);
});

test('a disc is measured to the nearest edge or corner', () => {
  expect(discOverlap({ x: 0, y: 9, radius: 3 }, flat)).toBeCloseTo(-1);
  expect(discOverlap({ x: 13, y: 9, radius: 6 }, flat)).toBeCloseTo(1);
  expect(discOverlap({ x: 0, y: 0, radius: 1 }, flat)).toBeGreaterThan(5);
});
