import { expect, test } from 'vitest';
import { overlap } from './boxes.js';
import { placeDock } from './dock-place.js';
import { placeTip } from './tip-place.js';

const area = { left: 324, top: 62, width: 792, height: 800 };
const dock = { width: 380, height: 300 };
const route = (left: number, top: number) => ({ left, top, width: 60, height: 40 });

test('a dock stays where it is while the route is clear of it', () => {
  for (const corner of ['bottom-left', 'bottom-right'] as const)
    expect(placeDock(area, dock, [route(900, 200)], [], corner)).toEqual({ corner, covers: false });
});

test('a dock leaves the corner of its route, and keeps clear of its ends as well', () => {
  expect(placeDock(area, dock, [route(400, 700)], [], 'bottom-left')).toEqual({
    corner: 'bottom-right',
    covers: false,
  });
  expect(placeDock(area, dock, [route(330, 510)], [], 'bottom-left').corner).not.toBe('bottom-left');
});

test('a dock stands where the fewest routes lie', () => {
  const others = [route(350, 750), route(900, 750), route(950, 750), route(900, 100), route(340, 100)];
  const three = [...others, route(1000, 100), route(400, 100)];
  expect(placeDock(area, dock, [route(700, 450)], three, 'bottom-right').corner).toBe('bottom-left');
});

test('a dock that must cover something says so, and covers least', () => {
  const large = { width: 760, height: 700 };
  const high = placeDock(area, large, [route(700, 100)], [], 'top-left');
  expect(high).toEqual({ corner: 'bottom-left', covers: true });
});

const tip = { width: 260, height: 80 };
const at = (left: number, top: number) => ({ left, top, width: 0, height: 0 });

test('a tip stands above the pointer, and below where there is no space', () => {
  expect(placeTip(area, tip, at(700, 400))).toEqual({ left: 570, top: 304 });
  expect(placeTip(area, tip, at(700, 100))).toEqual({ left: 570, top: 116 });
});

test.each([
  [324, 62],
  [1116, 62],
  [324, 862],
  [1116, 862],
  [720, 150],
])('a tip at %i, %i is within the area and not under the pointer', (x, y) => {
  const { left, top } = placeTip(area, tip, at(x, y));
  expect(left).toBeGreaterThanOrEqual(area.left);
  expect(left + tip.width).toBeLessThanOrEqual(area.left + area.width);
  expect(top).toBeGreaterThanOrEqual(area.top);
  expect(top + tip.height).toBeLessThanOrEqual(area.top + area.height);
  expect(overlap({ left, top, ...tip }, { left: x - 4, top: y - 4, width: 8, height: 8 })).toBe(0);
});

test('a tip for a focused route does not cover it', () => {
  const focused = { left: 600, top: 120, width: 200, height: 90 };
  expect(overlap({ ...placeTip(area, tip, focused), ...tip }, focused)).toBe(0);
});

/** Spots of a route through the middle of the area. */
const along = (dx: number, dy: number) =>
  [-3, -2, -1, 0, 1, 2, 3].map((i) => ({ x: 640 + i * dx, y: 400 + i * dy }));

test.each([
  ['level', 30, 0, { left: 470, top: 244 }],
  ['upright', 0, 30, { left: 656, top: 330 }],
  ['rising', 30, -30, { left: 656, top: 416 }],
  ['falling', 30, 30, { left: 656, top: 244 }],
])('a tip stands where it leaves a %s route in sight', (_, dx, dy, place) => {
  const size = { width: 340, height: 140 };
  expect(placeTip(area, size, at(640, 400), undefined, along(dx, dy))).toEqual(place);
});
