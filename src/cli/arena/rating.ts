import { below, fastSeed, openStream, itemAt } from '../../engine/index.js';
import { addAt } from './add-at.js';

/** Games between two players, and how many the first won; a draw counts half. */
export interface Duel {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly won: number;
}

/** A strength with its 95 % interval; 400 points are odds of ten to one. */
export interface Rating {
  elo: number;
  low: number;
  high: number;
}

/** Points of Elo per unit of log odds. */
const SCALE = 400 / Math.LN10;
const RESAMPLES = 400;
/** More groups than this are resampled in blocks: the spread is the same, and it is quicker. */
const MOST_BLOCKS = 200;

/** The prior: half a game won and half a game lost, so that a player who won all games has a finite rating. */
const HALF = 1 / 2;
/** The prior of a resample that draws neither half. */
const LEAST = 1 / 10;

/** The Elo of a win rate, clamped to half a game won or lost. */
export function eloOf(winRate: number, games: number): number {
  const least = HALF / (games + 1);
  const share = Math.min(1 - least, Math.max(least, winRate));
  return SCALE * Math.log(share / (1 - share));
}

/**
 * Rates players by the Bradley–Terry model; the mean is 0. Each match is a list of groups of duels. The intervals are
 * bootstrapped: groups are resampled within each match, always from the same seed.
 */
export function rate(players: number, matches: readonly (readonly (readonly Duel[])[])[]): Rating[] {
  const strata = matches.map((groups) => withPrior(inBlocks(groups)));
  const all = fit(sums(players, strata));
  const drawn: number[][] = [];
  for (let round = 0; round < RESAMPLES; round++) {
    const stream = openStream(fastSeed(0), round);
    const again = strata.map((blocks) => blocks.map(() => itemAt(blocks, below(stream, blocks.length))));
    drawn.push(fit(sums(players, again), all));
  }
  return all.map((rating, player) => {
    const sorted = drawn.map((ratings) => itemAt(ratings, player)).sort((x, y) => x - y);
    const at = (share: number) => SCALE * itemAt(sorted, Math.round(share * (RESAMPLES - 1)));
    return {
      elo: SCALE * rating,
      low: Math.min(SCALE * rating, at(0.025)),
      high: Math.max(SCALE * rating, at(0.975)),
    };
  });
}

function inBlocks(groups: readonly (readonly Duel[])[]): Duel[][] {
  const blocks: Duel[][] = [];
  groups.forEach((group, i) => {
    const block = i % MOST_BLOCKS;
    (blocks[block] ??= []).push(...group);
  });
  return blocks.map(merge);
}

/** Merges the duels of each pair. */
function merge(duels: readonly Duel[]): Duel[] {
  const found = new Map<string, Duel>();
  for (const { a, b, games, won } of duels) {
    const key = `${a} ${b}`;
    const before = found.get(key);
    found.set(key, { a, b, games: games + (before?.games ?? 0), won: won + (before?.won ?? 0) });
  }
  return [...found.values()];
}

function withPrior(blocks: readonly Duel[][]): Duel[][] {
  const pairs = merge(blocks.flat());
  const half = (won: number) => pairs.map(({ a, b }): Duel => ({ a, b, games: HALF, won }));
  return pairs.length > 0 ? [...blocks, half(HALF), half(0)] : [];
}

/** Games won, by player and opponent. */
function sums(players: number, strata: readonly (readonly (readonly Duel[])[])[]): number[][] {
  const wins = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  for (const blocks of strata) {
    for (const block of blocks) {
      for (const { a, b, games, won } of block) {
        addAt(itemAt(wins, a), b, won);
        addAt(itemAt(wins, b), a, games - won);
      }
    }
  }
  return wins;
}

/** The maximum-likelihood strengths as log odds, by Newton's method one player at a time. */
function fit(wins: readonly (readonly number[])[], from?: readonly number[]): number[] {
  const strengths = from ? from.slice() : wins.map(() => 0);
  for (let sweep = 0, moved = 1; sweep < 2000 && moved > 1e-7; sweep++) {
    moved = 0;
    for (const player of wins.keys()) {
      const step = newton(wins, strengths, player);
      addAt(strengths, player, step);
      moved = Math.max(moved, Math.abs(step));
    }
  }
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  return strengths.map((strength) => strength - mean);
}

function newton(wins: readonly (readonly number[])[], strengths: readonly number[], player: number): number {
  let slope = 0;
  let bend = 0;
  for (const [other, won] of itemAt(wins, player).entries()) {
    const lost = itemAt(itemAt(wins, other), player);
    if (won + lost === 0) continue;
    const games = won + lost + 2 * LEAST;
    const expected = 1 / (1 + Math.exp(itemAt(strengths, other) - itemAt(strengths, player)));
    slope += won + LEAST - games * expected;
    bend += games * expected * (1 - expected);
  }
  return bend === 0 ? 0 : Math.max(-1, Math.min(1, slope / bend));
}
