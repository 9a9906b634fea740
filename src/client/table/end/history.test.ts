import { expect, test } from 'vitest';
import type { GameEvent, RedactedEntry } from '../../../engine/index.js';
import { pointsByTurn } from './history.js';

const claimed = (seat: number, points: number): GameEvent => ({
  type: 'claimed',
  seat,
  route: 0,
  cards: [],
  points,
});
const turn = (seat: number): GameEvent => ({ type: 'turn', seat });
const entry = (n: number, outcome: GameEvent[]): RedactedEntry => ({
  n,
  seat: 0,
  by: 'person',
  move: { type: 'pass' },
  outcome,
});

test('the points are counted turn by turn, without entries taken back', () => {
  const log: RedactedEntry[] = [
    entry(0, [turn(0)]),
    entry(1, [claimed(0, 4), turn(1)]),
    entry(2, [claimed(1, 7), turn(0)]),
    { n: 3, seat: 1, by: 'person', move: { type: 'undo', to: 1 }, outcome: [] },
    entry(4, [claimed(1, 2), turn(0)]),
    entry(5, [claimed(0, 1), turn(1)]),
  ];
  expect(pointsByTurn(log, 2)).toEqual([
    [0, 0],
    [4, 0],
    [4, 2],
    [5, 2],
  ]);
});
