import { expect, test } from 'vitest';
import { below, openStream } from '../../engine/index.js';
import { type Duel, eloOf, rate } from './rating.js';

/** Matches of all pairs, in groups of ten games, with exactly the results that the strengths predict. */
function fair(elos: readonly number[], groups: number): Duel[][][] {
  const matches: Duel[][][] = [];
  for (let a = 0; a < elos.length; a++) {
    for (let b = a + 1; b < elos.length; b++) {
      const won = 10 / (1 + 10 ** ((elos[b]! - elos[a]!) / 400));
      matches.push(Array.from({ length: groups }, () => [{ a, b, games: 10, won }]));
    }
  }
  return matches;
}

test('Elo of a win rate', () => {
  expect(eloOf(0.5, 100)).toBeCloseTo(0);
  expect(eloOf(10 / 11, 1e9)).toBeCloseTo(400);
  expect(eloOf(0.25, 1000)).toBeCloseTo(-190.85, 1);
  expect(eloOf(1, 199)).toBeCloseTo(-eloOf(0, 199));
  expect(eloOf(1, 199)).toBeCloseTo(400 * Math.log10(399), 0);
});

test('ratings recover the strengths that results were generated from', () => {
  const elos = [300, 120, 0, -420];
  rate(4, fair(elos, 5000)).forEach(({ elo }, player) =>
    expect(Math.abs(elo - elos[player]!)).toBeLessThan(1),
  );
});

test('the intervals match the sampling error, and are reproducible', () => {
  const stream = openStream('fast:9', 0);
  // 200 single games of even players: a standard error of 400 / ln 10 × 2 / √200 of the difference, half of it each.
  const games = Array.from({ length: 200 }, (): Duel[] => [{ a: 0, b: 1, games: 1, won: below(stream, 2) }]);
  const [first, second] = rate(2, [games]);
  const expected = (1.96 * (400 / Math.LN10) * 2) / Math.sqrt(200) / 2;
  expect((first!.high - first!.low) / 2 / expected).toBeGreaterThan(0.85);
  expect((first!.high - first!.low) / 2 / expected).toBeLessThan(1.15);
  expect(first!.elo).toBeCloseTo(-second!.elo);
  expect(rate(2, [games])).toEqual([first, second]);
});

/** Games all won by the first player. */
function sweep(games: number) {
  return rate(2, [Array.from({ length: games }, (): Duel[] => [{ a: 0, b: 1, games: 1, won: 1 }])]);
}

test('a player who won every game has a finite rating, lower after fewer games', () => {
  const few = sweep(10)[0]!;
  const many = sweep(400)[0]!;
  for (const { elo, low, high } of [few, many]) {
    expect(Number.isFinite(high)).toBe(true);
    expect(low).toBeLessThan(elo);
    expect(high).toBeGreaterThan(elo);
  }
  expect(many.elo).toBeGreaterThan(few.elo);
});

test('before the first game all ratings are equal', () => {
  expect(rate(2, [[]]).map(({ elo }) => elo)).toEqual([0, 0]);
});
