import { expect, test } from 'vitest';
import { type Match, entrantSeed, dealSeed, dealsFor, entrantAt, entrantNames, seatOf } from './match.js';

const match: Match = { board: 'any', bots: ['a', 'b', 'a'], seed: 7, budget: null };

test.each([2, 3, 4, 5])('of %i bots each plays every seat of a deal once', (players) => {
  const all = Array.from({ length: players }, (_, i) => i);
  for (const one of all) {
    expect(new Set(all.map((game) => seatOf(one, game, players)))).toEqual(new Set(all));
    expect(new Set(all.map((game) => entrantAt(one, game, players)))).toEqual(new Set(all));
    for (const game of all) expect(entrantAt(seatOf(one, game, players), game, players)).toBe(one);
  }
});

test('every deal has its seed, and every entrant its own seed within it', () => {
  const seeds = [0, 1, 2].flatMap((deal) => [
    dealSeed(match, deal),
    ...[0, 1, 2].map((entrant) => entrantSeed(match, deal, entrant)),
  ]);
  expect(new Set(seeds).size).toBe(12);
  expect(entrantSeed({ ...match, seed: 8 }, 0, 0)).not.toBe(entrantSeed(match, 0, 0));
  expect(entrantSeed({ ...match }, 0, 0)).toBe(entrantSeed(match, 0, 0));
});

test('bots of one kind are told apart', () => {
  expect(entrantNames(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a 2', 'a 3']);
});

test('games are rounded up to whole deals', () => {
  expect([dealsFor(4, 2), dealsFor(5, 2), dealsFor(1, 5)]).toEqual([2, 3, 1]);
});
