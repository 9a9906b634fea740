import { below, fastSeed, openStream, itemAt } from '../../engine/index.js';
import { addAt } from './add-at.js';

/** Games between two of a field, and how many of them the first won; a draw is half a game won. */
export interface Duel {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly won: number;
}

/** A strength, where 400 points are odds of ten to one, and where the true one lies with 95 %. */
export interface Rating {
  elo: number;
  low: number;
  high: number;
}

/** Points of Elo to a step of the natural logarithm of the odds. */
const SCALE = 400 / Math.LN10;
const RESAMPLES = 400;
/** More groups than this are drawn as blocks of groups: the spread is the same, and the drawing quick. */
const MOST_BLOCKS = 200;

/** Half a game won and half a game lost, beside the real ones: whoever has won all the same gets a figure and an interval. */
const HALF = 1 / 2;
/** What is left of them where a resample draws neither. */
const LEAST = 1 / 10;

/** What the odds of a win rate are on the scale of Elo; of so many games none can tell more than half a game from none. */
export function eloOf(winRate: number, games: number): number {
  const least = HALF / (games + 1);
  const share = Math.min(1 - least, Math.max(least, winRate));
  return SCALE * Math.log(share / (1 - share));
}

/**
 * Rates a field by the model of Bradley and Terry; the mean of all is 0. Each match is a list of groups of
 * duels; the intervals come from drawing groups anew within each match, always by the same chance.
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
  return blocks.map(merged);
}

/** Duels of the same two as one. */
function merged(duels: readonly Duel[]): Duel[] {
  const found = new Map<string, Duel>();
  for (const { a, b, games, won } of duels) {
    const key = `${a} ${b}`;
    const before = found.get(key);
    found.set(key, { a, b, games: games + (before?.games ?? 0), won: won + (before?.won ?? 0) });
  }
  return [...found.values()];
}

function withPrior(blocks: readonly Duel[][]): Duel[][] {
  const pairs = merged(blocks.flat());
  const half = (won: number) => pairs.map(({ a, b }): Duel => ({ a, b, games: HALF, won }));
  return pairs.length > 0 ? [...blocks, half(HALF), half(0)] : [];
}

/** By player and opponent: games won. */
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

/** The strengths that make these wins likeliest, as logarithms, by Newton's steps one player at a time. */
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
