import { beforeAll, expect, test } from 'vitest';
import type { SeatPlan, TableCard } from '../../protocol/index.js';
import { useLanguage } from '../language/index.js';
import { seatsOf, stateOf, titleOf } from './card.js';

const anna: SeatPlan = { kind: 'person', name: 'Anna' };
const bo: SeatPlan = { kind: 'bot', name: 'Bo', level: 'navvy' };
const cy: SeatPlan = { kind: 'person', name: 'Cy' };

function card(seats: SeatPlan[], more: Partial<TableCard>): TableCard {
  const plan = { board: 'nordic', seats, first: 0 };
  const still = { id: 'x', played: 0, turns: 9, points: [], guessed: false };
  return { ...still, plan, over: false, waiting: [], result: null, ...more };
}
const ended = (seats: SeatPlan[], ranks: number[]) =>
  card(seats, { over: true, result: { totals: ranks.map((rank) => 100 - rank), ranks } });

beforeAll(() => useLanguage('en'));

test('a game on a board that is not known bears its id', () => {
  expect(['nordic', 'atlantis', 'constructor', '__proto__'].map(titleOf)).toEqual([
    'Nordic Countries',
    'atlantis',
    'constructor',
    '__proto__',
  ]);
});

test('a finished game says who won', () => {
  expect(stateOf(ended([anna, bo], [2, 1]))).toBe('Bo won');
  expect(stateOf(ended([anna, bo], [1, 2]))).toBe('You won');
  expect(stateOf(ended([anna, cy, bo], [1, 2, 3]))).toBe('Anna won');
  expect(stateOf(ended([anna, cy, bo], [1, 1, 3]))).toBe('Anna and Cy share the win');
});

test('a game in progress says whom it waits for', () => {
  expect(stateOf(card([anna, bo], { waiting: [0] }))).toBe('Your turn');
  expect(stateOf(card([anna, bo], { waiting: [1] }))).toBe('Waiting for Bo');
  expect(stateOf(card([anna, cy], { waiting: [1] }))).toBe('Waiting for Cy');
});

test('the players of a finished game come the best first, of one in progress as they sit', () => {
  expect(seatsOf(ended([anna, cy, bo], [3, 1, 2]))).toEqual([1, 2, 0]);
  expect(seatsOf(card([anna, cy, bo], {}))).toEqual([0, 1, 2]);
});
