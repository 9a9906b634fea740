import { expect, test } from 'vitest';
import type { SeenEntry } from '../../../engine/index.js';
import { swingsOf, turnsOf } from './swings.js';

const entry = (n: number, turns: number): SeenEntry => ({
  n,
  seat: 0,
  by: 'person',
  move: { type: 'pass' },
  outcome: Array.from({ length: turns }, () => ({ type: 'turn', seat: 0 })),
});

const at = (n: number, first: number) => ({ n, odds: [first, 1 - first] });

test('an entry belongs to the turn that had begun before it', () => {
  const turns = turnsOf([entry(0, 1), entry(1, 0), entry(2, 1), entry(3, 1)]);
  expect([...turns.values()]).toEqual([1, 1, 1, 2]);
});

test('the greatest swings are told in the order in which they came', () => {
  const turns = new Map([0, 1, 2, 3, 4, 5].map((n) => [n, n + 1]));
  const odds = [at(0, 0.5), at(1, 0.64), at(2, 0.6), at(3, 0.3), at(4, 0.55), at(5, 0.75)];
  expect(swingsOf(odds, turns)).toEqual([
    { turn: 4, seat: 1, from: 1 - 0.6, to: 0.7 },
    { turn: 5, seat: 0, from: 0.3, to: 0.55 },
    { turn: 6, seat: 0, from: 0.55, to: 0.75 },
  ]);
});
