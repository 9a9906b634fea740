import { beforeAll, expect, test } from 'vitest';
import type { SeatPlan, TableCard } from '../../protocol/index.js';
import { useLanguage } from './index.js';
import { seatsByRank, tableStatus, boardTitle } from './table-card.js';

const anna: SeatPlan = { kind: 'person', name: 'Anna' };
const bo: SeatPlan = { kind: 'bot', name: 'Bo', level: 'navvy' };
const cy: SeatPlan = { kind: 'person', name: 'Cy' };

function card(seats: SeatPlan[], more: Partial<TableCard>): TableCard {
  const plan = { board: 'nordic', seats, first: 0 };
  const rest = { id: 'x', played: 0, turns: 9, points: [], guessed: false };
  return { ...rest, plan, over: false, waiting: [], result: null, ...more };
}
const endedCard = (seats: SeatPlan[], ranks: number[], reason: 'last-round' | 'agreed' = 'last-round') =>
  card(seats, { over: true, result: { totals: ranks.map((rank) => 100 - rank), ranks, reason } });

beforeAll(() => useLanguage('en'));

test('the title of an unknown board is its id', () => {
  expect(['nordic', 'atlantis', 'constructor', '__proto__'].map(boardTitle)).toEqual([
    'Nordic Countries',
    'atlantis',
    'constructor',
    '__proto__',
  ]);
});

test('a finished game says who won', () => {
  expect(tableStatus(endedCard([anna, bo], [2, 1]))).toBe('Bo won');
  expect(tableStatus(endedCard([anna, bo], [1, 2]))).toBe('You won');
  expect(tableStatus(endedCard([anna, cy, bo], [1, 2, 3]))).toBe('Anna won');
  expect(tableStatus(endedCard([anna, cy, bo], [1, 1, 3]))).toBe('Anna and Cy share the win');
});

test('an only person who stopped a game has given it up', () => {
  expect(tableStatus(endedCard([anna, bo], [1, 2], 'agreed'))).toBe('You resigned');
  expect(tableStatus(endedCard([anna, cy], [1, 2], 'agreed'))).toBe('Anna won');
});

test('a game in progress says whom it waits for', () => {
  expect(tableStatus(card([anna, bo], { waiting: [0] }))).toBe('Your turn');
  expect(tableStatus(card([anna, bo], { waiting: [1] }))).toBe('Waiting for Bo');
  expect(tableStatus(card([anna, cy], { waiting: [1] }))).toBe('Waiting for Cy');
});

test('lists the best player first in a finished game, and by seat in one in progress', () => {
  expect(seatsByRank(endedCard([anna, cy, bo], [3, 1, 2]))).toEqual([1, 2, 0]);
  expect(seatsByRank(card([anna, cy, bo], {}))).toEqual([0, 1, 2]);
});
