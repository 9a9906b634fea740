import { expect, test } from 'vitest';
import { itemAt } from '../../engine/index.js';
import { along, angleAt, curveBetween } from './curve.js';
import { distance } from './point.js';

const a = { x: 100, y: 200 };
const b = { x: 400, y: 200 };

test('a route without bends is straight', () => {
  const curve = curveBetween(a, b, [0, 0]);
  expect(curve.length).toBeCloseTo(300);
  expect(along(curve, 75).x).toBeCloseTo(175);
  expect(along(curve, 75).y).toBeCloseTo(200);
  expect(angleAt(curve, 150)).toBeCloseTo(0);
});

test('a positive bend goes to the right from a to b, which is down on the screen', () => {
  const curve = curveBetween(a, b, [0.2, 0.2]);
  expect(along(curve, curve.length / 2).y).toBeCloseTo(200 + 0.75 * 0.2 * 300, 0);
  expect(curve.length).toBeGreaterThan(300);
});

test('equal steps along a bent route have equal lengths', () => {
  const curve = curveBetween(a, b, [0.4, 0.1]);
  const steps = Array.from({ length: 31 }, (_, i) => along(curve, (curve.length * i) / 30));
  const lengths = steps.slice(1).map((step, i) => distance(itemAt(steps, i), step));
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.1);
});

test('a route continues straight beyond its ends', () => {
  const curve = curveBetween(a, b, [0, 0]);
  expect(along(curve, -10).x).toBeCloseTo(90);
  expect(along(curve, 310).x).toBeCloseTo(410);
});
