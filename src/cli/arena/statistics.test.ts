import { expect, test } from 'vitest';
import type { PlayedDeal, PlayedGame } from './deal.js';
import type { Match } from './match.js';
import { Statistics } from './statistics.js';
import { summarize } from './summary.js';
import { addTime, noTimes } from './times.js';

/** A game with these totals by seat; the highest wins. */
function game(totals: number[], first = 0): PlayedGame {
  const ranks = totals.map((points) => 1 + totals.filter((other) => other > points).length);
  const scores = { routes: totals.map((n) => n + 5), failed: totals.map(() => -5) };
  return { first, turns: 40, scores, totals, ranks, done: totals.map(() => 1), kept: totals.map(() => 2) };
}

function deal(number: number, games: PlayedGame[]): PlayedDeal {
  const times = games.map((_, entrant) => {
    const own = noTimes();
    addTime(own, entrant + 1);
    addTime(own, entrant + 3);
    return own;
  });
  return { deal: number, games, times, seconds: 0.5 };
}

const two: Match = { board: 'any', bots: ['a', 'b'], seed: 1, budget: null };
const three: Match = { ...two, bots: ['a', 'b', 'b'] };

test('two bots: wins are counted for the bot, not for the seat', () => {
  const statistics = new Statistics(two);
  // Entrant 0 sits in seat 0, then in seat 1: it wins both games of the first deal, and shares one of the second.
  statistics.add(deal(0, [game([30, 10]), game([8, 20])]));
  statistics.add(deal(1, [game([15, 15], 1), game([40, 20], 1)]));
  const { bots, ...facts } = summarize(two, statistics);
  expect(facts).toMatchObject({ games: 4, deals: 2, turnsPerGame: 40, movesPerGame: 2 });
  expect(facts.gamesPerSecondPerCore).toBeCloseTo(4);
  expect(facts.winRateBySeat).toEqual([2.5 / 4, 1.5 / 4]);
  expect(facts.winRateFirst).toBe(1.5 / 4);
  expect(bots[0]).toMatchObject({
    name: 'a',
    wins: 2.5,
    winRate: 0.625,
    meanScore: (30 + 20 + 15 + 20) / 4,
    meanWinningScore: (30 + 20 + 15) / 3,
    scores: { routes: 85 / 4 + 5, failed: -5 },
    ticketsDoneRate: 0.5,
    ticketsKept: 2,
    winRateBySeat: [1.5 / 2, 1 / 2],
    winRateFirst: 0.5,
    movesPerGame: 1,
    msPerMove: 2,
    msLongestMove: 3,
  });
  expect(bots[1]).toMatchObject({ name: 'b', wins: 1.5, winRate: 0.375 });
  expect(bots[0]!.elo).toBeCloseTo(400 * Math.log10(0.625 / 0.375));
  expect(bots[0]!.elo).toBeCloseTo(-bots[1]!.elo);
  expect(bots[0]!.low).toBe(0);
  expect(bots[0]!.high).toBe(1);
});

test('three bots: a win shared by three is a third, and Elo is against the mean of the others', () => {
  const statistics = new Statistics(three);
  for (let n = 0; n < 30; n++) {
    statistics.add(deal(n, [game([3, 2, 1]), game([1, 3, 2]), n % 2 ? game([5, 5, 5]) : game([3, 2, 1])]));
  }
  const { bots } = summarize(three, statistics);
  expect(bots.map(({ name }) => name)).toEqual(['a', 'b', 'b 2']);
  expect(bots.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1);
  expect(bots[0]!.wins).toBeCloseTo(60 + 5);
  expect(bots.reduce((sum, { elo }) => sum + (elo * 2) / 3, 0)).toBeCloseTo(0);
  expect(bots[0]!.elo).toBeGreaterThan(bots[1]!.elo);
  for (const { elo, eloLow, eloHigh } of bots) {
    expect(eloLow).toBeLessThan(elo);
    expect(eloHigh).toBeGreaterThan(elo);
  }
});

test('neither the order of the deals nor a duplicate changes anything', () => {
  const deals = [0, 1, 2, 3].map((n) => deal(n, [game([n, 2]), game([1, n]), game([n, n])].slice(0, 2)));
  const [forth, back] = [new Statistics(two), new Statistics(two)];
  for (const played of deals) forth.add(played);
  for (const played of [...deals].reverse()) back.add(played);
  back.add(deals[2]!);
  expect(summarize(two, back)).toEqual(summarize(two, forth));
});
