import { expect, test } from 'vitest';
import type { TableCard } from '../../protocol/index.js';
import { droppedGames, sortGames } from './games.js';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

function card(id: string, turns: number, over = false, played = NOW - 2 * HOUR): TableCard {
  const plan = { board: 'here', seats: [], first: 0 };
  return { id, plan, played, turns, points: [], over, waiting: [0], result: null, guessed: false };
}

test('the game to resume is the last one with a turn', () => {
  const cards = [card('new', 0), card('over', 40, true), card('b', 3), card('a', 7)];
  const { latest, others } = sortGames(cards);
  expect([latest?.id, others.map(({ id }) => id)]).toEqual(['b', ['new', 'over', 'a']]);
  expect(sortGames([card('new', 0)]).latest).toBeUndefined();
});

test('only a game without a turn is dropped, and not within an hour', () => {
  const young = card('young', 0, false, NOW - HOUR / 2);
  expect(droppedGames([card('old', 0), young, card('a', 1), card('over', 0, true)], NOW)).toEqual(['old']);
});
