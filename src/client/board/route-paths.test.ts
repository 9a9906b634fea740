import { expect, test } from 'vitest';
import { bandPath, lanePath, linePath } from './route-paths.js';
import { curveBetween } from './curve.js';
import type { SceneLine } from './scene.js';

const curve = curveBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, [0, 0]);

test('an offset line keeps its distance from end to end', () => {
  expect(linePath(curve, 0, 100, 7)).toMatch(/^M0 7L.* 7L100 7$/);
});

test('a lane starts and ends at the places, and runs beside the middle line in between', () => {
  const line: SceneLine = {
    curve,
    ends: ['a', 'b'],
    routes: [0, 1],
    kind: 'plain',
    anyFour: false,
    from: 20,
    to: 80,
  };
  const path = lanePath(line, 10);
  expect(path).toMatch(/^M0 0L/);
  expect(path).toMatch(/L100 0$/);
  expect(path).toContain(' 10L');
});

test.each(['straight', 'jagged', 'wavy'] as const)('a %s band is a closed path around the line', (edge) => {
  const path = bandPath(curve, 10, 90, 8, edge, 6);
  expect(path).toMatch(/^M10 .*Z$/);
  expect(path).not.toContain('NaN');
  const sides = [...path.matchAll(/[ML]\S+ (-?[\d.]+)/g)].map((match) => Math.sign(Number(match[1])));
  expect(new Set(sides)).toEqual(new Set([1, -1]));
});
