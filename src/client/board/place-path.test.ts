import { expect, test } from 'vitest';
import { placePath, uprightSpot } from './place-path.js';

const HERE = [{ x: 0, y: 0 }];

test('turns a path in one spot into absolute lines', () => {
  expect(placePath('M1 2h3V5l-1-1Z', HERE)).toBe('M1 2L4 2L4 5L3 4Z');
  expect(placePath('M0-.92 1 .82H-1Z', HERE)).toBe('M0 -0.92L1 0.82L-1 0.82Z');
});

test('moves, rotates and scales a path, arcs included', () => {
  expect(placePath('M1 0A.5.5 0 0 1 0 1', [{ x: 10, y: 20, angle: Math.PI / 2, scale: 2 }])).toBe(
    'M10 22A1 1 0 0 1 8 20',
  );
  expect(placePath('M0 0Q1 0 1 1', [{ x: 5, y: 5 }])).toBe('M5 5Q6 5 6 6');
});

test('joins several spots into one path', () => {
  expect(placePath('M0 0H1', [...HERE, { x: 4, y: 4 }])).toBe('M0 0L1 0M4 4L5 4');
});

test('rejects an unknown command', () => {
  expect(() => placePath('M0 0B1 1', HERE)).toThrow('command B');
});

test('turns no space upside down', () => {
  const space = { x: 1, y: 2, along: 3, across: 1 };
  for (const angle of [-3, -1.6, -1, 0, 1, 1.6, 3]) {
    const turned = uprightSpot({ ...space, angle }).angle ?? 0;
    expect(Math.cos(turned)).toBeGreaterThanOrEqual(-0.001);
    expect(Math.abs(Math.sin(turned - angle))).toBeLessThan(1e-9);
  }
});
