import { expect, test } from 'vitest';
import type { RedactedEntry } from '../../../engine/index.js';
import { linesOf } from './log-lines.js';

const claim = (n: number, route: number): RedactedEntry => ({
  n,
  seat: 1,
  by: 'bot',
  move: { type: 'claim', route, cards: [] },
  outcome: [
    { type: 'claimed', seat: 1, route, cards: [], points: 4 },
    { type: 'turn', seat: 0 },
  ],
});

test('the line of a claim has its route and points', () => {
  expect(linesOf([claim(1, 7)])).toMatchObject([{ n: 1, seat: 1, points: 4, routes: [7], undone: false }]);
});

test('entries taken back have no line, but the undo has', () => {
  const lines = linesOf([
    claim(1, 7),
    claim(2, 8),
    claim(3, 9),
    { n: 4, seat: 0, by: 'person', move: { type: 'undo', to: 1 }, outcome: [] },
    claim(5, 10),
  ]);
  expect(lines.map(({ n, undone }) => [n, undone])).toEqual([
    [1, false],
    [4, true],
    [5, false],
  ]);
});

const reseating = (n: number, by: 'person' | 'clock', type: 'take-over' | 'give-back'): RedactedEntry => ({
  n,
  seat: 1,
  by,
  move: type === 'take-over' ? { type, bot: 'foreman' } : { type },
  outcome: [],
});

test('a line says who resigned, whose seat a bot took over, and who is back', () => {
  const lines = linesOf([
    reseating(1, 'person', 'take-over'),
    reseating(2, 'person', 'give-back'),
    reseating(3, 'clock', 'take-over'),
  ]);
  expect(lines.map(({ reseated }) => reseated)).toEqual(['resigned', 'isBack', 'botPlays']);
});
