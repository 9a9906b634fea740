import { expect, test } from 'vitest';
import { CHIP_HEIGHT, edgeChips } from './edge-chips.js';

const free = { left: 6, top: 8, right: 384, bottom: 420 };
const widthOf = (name: string): number => 34 + 7 * name.length;
const target = (id: string, x: number, y: number) => ({ id, name: id, x, y });

test('names what is out of the free area, at the edge in its direction', () => {
  const chips = edgeChips(
    [target('inside', 200, 200), target('north', 195, -300), target('east', 900, 214)],
    free,
    widthOf,
    [],
  );
  expect(chips.map(({ id }) => id)).toEqual(['north', 'east']);
  expect(chips[0]!.y).toBe(8 + 6 + CHIP_HEIGHT / 2);
  expect(chips[0]!.angle).toBeCloseTo(-Math.PI / 2);
  expect(chips[1]!.x).toBe(384 - 6 - widthOf('east') / 2);
  expect(chips[1]!.angle).toBeCloseTo(0);
});

test('chips overlap neither each other nor what they must avoid, and stay in the free area', () => {
  const corner = { left: 0, top: 0, right: 70, bottom: 120 };
  const targets = Array.from({ length: 12 }, (_, i) => target(`Place ${i}`, -200 - i, -150 + 9 * i));
  const chips = edgeChips(targets, free, widthOf, [corner]);
  expect(chips.length).toBeGreaterThan(3);
  expect(chips.length).toBeLessThanOrEqual(6);
  const boxes = chips.map(({ x, y, width }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - CHIP_HEIGHT / 2,
    bottom: y + CHIP_HEIGHT / 2,
  }));
  for (const [i, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(free.left);
    expect(box.bottom).toBeLessThanOrEqual(free.bottom);
    for (const other of [corner, ...boxes.slice(i + 1)]) {
      const isApart =
        other.right <= box.left ||
        box.right <= other.left ||
        other.bottom <= box.top ||
        box.bottom <= other.top;
      expect(isApart).toBe(true);
    }
  }
});

test('the nearest come first, six at most', () => {
  const targets = Array.from({ length: 9 }, (_, i) => target(`P${i}`, 40 + 40 * i, 2000 - 100 * i));
  const chips = edgeChips(targets, free, () => 40, []);
  expect(chips.map(({ id }) => id)).toEqual(['P8', 'P7', 'P6', 'P5', 'P4', 'P3']);
});
