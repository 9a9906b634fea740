import { expect, test } from 'vitest';
import { itemAt, type RedactedEntry } from '../../../engine/index.js';
import { smoothOdds, turningPoints, turnOfEntries } from './turning-points.js';

const entry = (n: number, turns: number): RedactedEntry => ({
  n,
  seat: 0,
  by: 'person',
  move: { type: 'pass' },
  outcome: Array.from({ length: turns }, () => ({ type: 'turn', seat: 0 })),
});

const at = (n: number, first: number, playouts = 2000) => ({ n, odds: [first, 1 - first], playouts });

test('an entry belongs to the turn that began before it', () => {
  const turns = turnOfEntries([entry(0, 1), entry(1, 0), entry(2, 1), entry(3, 1)]);
  expect([...turns.values()]).toEqual([1, 1, 1, 2]);
});

test('entries taken back have no turn', () => {
  const undo: RedactedEntry = { ...entry(3, 0), move: { type: 'undo', to: 1 } };
  const turns = turnOfEntries([entry(0, 1), entry(1, 1), entry(2, 1), undo, entry(4, 1), entry(5, 1)]);
  expect([...turns]).toEqual([
    [0, 1],
    [1, 1],
    [4, 2],
    [5, 3],
  ]);
});

test('the greatest rises are listed in order, once each and with the odds of the chart', () => {
  const turns = new Map(Array.from({ length: 12 }, (_, n) => [n, n + 1]));
  const path = [0.5, 0.5, 0.5, 0.2, 0.2, 0.2, 0.2, 0.2, 0.8, 0.8, 0.8, 0.8];
  const line = smoothOdds(path.map((first, n) => at(n, first)));
  const found = turningPoints(line, turns);
  expect(found.map(({ turns: between, seat }) => [...between, seat])).toEqual([
    [2, 5, 1],
    [7, 10, 0],
  ]);
  for (const { turns: between, seat, from, to, n } of found) {
    expect(from).toBe(itemAt(line, between[0] - 1).odds[seat]);
    expect(to).toBe(itemAt(line, between[1] - 1).odds[seat]);
    expect(n).toBe(between[1] - 1);
  }
  expect(itemAt(found, 1).from).toBeCloseTo(0.2);
  expect(itemAt(found, 1).to).toBeCloseTo(0.8);
});

test('a single outlier that smoothing flattens is no turning point', () => {
  const turns = new Map([0, 1, 2, 3, 4].map((n) => [n, n + 1]));
  expect(
    turningPoints(smoothOdds([at(0, 0.5), at(1, 0.5), at(2, 0.7), at(3, 0.5), at(4, 0.5)]), turns),
  ).toEqual([]);
});

test('a rise within the noise of few playouts is no turning point', () => {
  const turns = new Map([0, 1, 2].map((n) => [n, n + 1]));
  const path = (playouts: number) =>
    smoothOdds([0.3, 0.3, 0.6, 0.6].map((first, n) => at(n, first, playouts)));
  expect(turningPoints(path(16), turns)).toEqual([]);
  expect(turningPoints(path(160), turns)).toHaveLength(1);
  expect(turningPoints(smoothOdds([at(0, 0.4, 160), at(1, 1, 0)]), turns)).toHaveLength(1);
});

test('smoothing keeps constant odds and the known result, and the odds add up', () => {
  const line = smoothOdds([at(0, 0.5), at(1, 0.5), at(2, 0.9), at(3, 0.5), at(4, 0.5), at(5, 1, 0)]);
  expect(itemAt(line, 0).odds[0]).toBeCloseTo(0.5);
  expect(itemAt(line, 2).odds[0]).toBeCloseTo(0.7);
  expect(itemAt(line, 3).odds[0]).toBeCloseTo(0.6);
  expect(itemAt(line, 4).odds[0]).toBeCloseTo(0.5);
  expect(itemAt(line, 5).odds).toEqual([1, 0]);
  for (const { odds } of line) expect(itemAt(odds, 0) + itemAt(odds, 1)).toBeCloseTo(1);
});
