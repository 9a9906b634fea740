import { expect, test } from 'vitest';
import type { RedactedEntry } from '../../../engine/index.js';
import { smoothed, swingsOf, turnsOf } from './swings.js';

const entry = (n: number, turns: number): RedactedEntry => ({
  n,
  seat: 0,
  by: 'person',
  move: { type: 'pass' },
  outcome: Array.from({ length: turns }, () => ({ type: 'turn', seat: 0 })),
});

const at = (n: number, first: number, playouts = 2000) => ({ n, odds: [first, 1 - first], playouts });

test('an entry belongs to the turn that had begun before it', () => {
  const turns = turnsOf([entry(0, 1), entry(1, 0), entry(2, 1), entry(3, 1)]);
  expect([...turns.values()]).toEqual([1, 1, 1, 2]);
});

test('what was taken back is no turn', () => {
  const undo: RedactedEntry = { ...entry(3, 0), move: { type: 'undo', to: 1 } };
  const turns = turnsOf([entry(0, 1), entry(1, 1), entry(2, 1), undo, entry(4, 1), entry(5, 1)]);
  expect([...turns]).toEqual([
    [0, 1],
    [1, 1],
    [4, 2],
    [5, 3],
  ]);
});

test('the greatest swings are told in the order in which they came, each once and as they are drawn', () => {
  const turns = new Map(Array.from({ length: 12 }, (_, n) => [n, n + 1]));
  const path = [0.5, 0.5, 0.5, 0.2, 0.2, 0.2, 0.2, 0.2, 0.8, 0.8, 0.8, 0.8];
  const line = smoothed(path.map((first, n) => at(n, first)));
  const swings = swingsOf(line, turns);
  expect(swings.map(({ turns: between, seat }) => [...between, seat])).toEqual([
    [2, 5, 1],
    [7, 10, 0],
  ]);
  for (const { turns: between, seat, from, to, n } of swings) {
    expect(from).toBe(line[between[0] - 1].odds[seat]);
    expect(to).toBe(line[between[1] - 1].odds[seat]);
    expect(n).toBe(between[1] - 1);
  }
  expect(swings[1].from).toBeCloseTo(0.2);
  expect(swings[1].to).toBeCloseTo(0.8);
});

test('a single turn that the line hardly follows is no swing', () => {
  const turns = new Map([0, 1, 2, 3, 4].map((n) => [n, n + 1]));
  expect(swingsOf(smoothed([at(0, 0.5), at(1, 0.5), at(2, 0.7), at(3, 0.5), at(4, 0.5)]), turns)).toEqual([]);
});

test('what few playouts say is no swing, unless it is greater than luck makes it', () => {
  const turns = new Map([0, 1, 2].map((n) => [n, n + 1]));
  const path = (playouts: number) => smoothed([0.3, 0.3, 0.6, 0.6].map((first, n) => at(n, first, playouts)));
  expect(swingsOf(path(16), turns)).toEqual([]);
  expect(swingsOf(path(160), turns)).toHaveLength(1);
  expect(swingsOf(smoothed([at(0, 0.4, 160), at(1, 1, 0)]), turns)).toHaveLength(1);
});

test('the line is smooth, keeps what is even and what is known, and its chances add up', () => {
  const line = smoothed([at(0, 0.5), at(1, 0.5), at(2, 0.9), at(3, 0.5), at(4, 0.5), at(5, 1, 0)]);
  expect(line[0].odds[0]).toBeCloseTo(0.5);
  expect(line[2].odds[0]).toBeCloseTo(0.7);
  expect(line[3].odds[0]).toBeCloseTo(0.6);
  expect(line[4].odds[0]).toBeCloseTo(0.5);
  expect(line[5].odds).toEqual([1, 0]);
  for (const { odds } of line) expect(odds[0] + odds[1]).toBeCloseTo(1);
});
