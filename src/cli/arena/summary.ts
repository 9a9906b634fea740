import { type Category, itemAt } from '../../engine/index.js';
import { type Interval, shareInterval } from './interval.js';
import { type Match, entrantNames } from './match.js';
import { type Rating, eloOf, rate } from './rating.js';
import { type EntrantTotals, type Group, type Statistics, duelsOf } from './statistics.js';
import { meanTime, timeAt } from './times.js';

/** One entrant's results in a match. */
export interface BotSummary {
  name: string;
  /** A shared win counts as an equal share of one. */
  wins: number;
  winRate: number;
  /** The 95 % interval of the win rate. */
  low: number;
  high: number;
  /** How much stronger it is than the mean of the others, where 400 points are odds of ten to one; with its interval. */
  elo: number;
  eloLow: number;
  eloHigh: number;
  meanScore: number;
  /** Null where it never won. */
  meanWinningScore: number | null;
  /** Mean points by category. */
  scores: Partial<Record<Category, number>>;
  /** Of the tickets kept. */
  ticketsDoneRate: number;
  ticketsKept: number;
  winRateBySeat: number[];
  /** Where it began; null where it never did. */
  winRateFirst: number | null;
  movesPerGame: number;
  msPerMove: number;
  msPerMoveMedian: number;
  msPerMoveP95: number;
  msLongestMove: number;
}

/** The results of a match. */
export interface MatchSummary {
  board: string;
  seed: number;
  budget: Match['budget'];
  games: number;
  deals: number;
  turnsPerGame: number;
  movesPerGame: number;
  /** The share of games won from each seat, over all bots. */
  winRateBySeat: number[];
  /** The share of games won by the first seat. */
  winRateFirst: number;
  /** Games per second on one core. */
  gamesPerSecondPerCore: number;
  bots: BotSummary[];
}

/** Summarizes a match of at least one deal. */
export function summarize(match: Match, statistics: Statistics): MatchSummary {
  const { games, turns, seconds, entrants } = statistics;
  const groups = statistics.sorted();
  const names = entrantNames(match.bots);
  const ratings = names.length > 2 ? againstOthers(names.length, groups) : [];
  const sum = (value: (totals: EntrantTotals) => number) =>
    entrants.reduce((all, one) => all + value(one), 0);
  return {
    board: match.board,
    seed: match.seed,
    budget: match.budget,
    games,
    deals: groups.length,
    turnsPerGame: turns / games,
    movesPerGame: sum(({ times }) => times.moves) / games,
    winRateBySeat: names.map((_, seat) => sum(({ winsBySeat }) => itemAt(winsBySeat, seat)) / games),
    winRateFirst: sum(({ winsFirst }) => winsFirst) / games,
    gamesPerSecondPerCore: games / seconds,
    bots: entrants.map((totals, entrant) => {
      const share = shareInterval(groups.map(({ shares }) => itemAt(shares, entrant) / names.length));
      const rating = ratings[entrant] ?? againstOne(share, games);
      return { name: itemAt(names, entrant), ...ofBot(totals, games, share, rating) };
    }),
  };
}

/** Between two, the rating follows from the win rate. */
function againstOne({ mean, low, high }: Interval, games: number): Rating {
  return { elo: eloOf(mean, games), low: eloOf(low, games), high: eloOf(high, games) };
}

/** Rescales ratings from the mean of all to the mean of the others. */
function againstOthers(players: number, groups: readonly Group[]): Rating[] {
  const share = players / (players - 1);
  return rate(players, [groups.map((group) => duelsOf(group, players))]).map(({ elo, low, high }) => ({
    elo: elo * share,
    low: low * share,
    high: high * share,
  }));
}

function ofBot(
  totals: EntrantTotals,
  games: number,
  share: Interval,
  rating: Rating,
): Omit<BotSummary, 'name'> {
  const { times, winsBySeat } = totals;
  return {
    wins: totals.wins,
    winRate: share.mean,
    low: share.low,
    high: share.high,
    elo: rating.elo,
    eloLow: rating.low,
    eloHigh: rating.high,
    meanScore: totals.total / games,
    meanWinningScore: totals.winningGames > 0 ? totals.winningTotal / totals.winningGames : null,
    scores: Object.fromEntries(
      [...totals.categories].map(([category, points]) => [category, points / games]),
    ),
    ticketsDoneRate: totals.kept > 0 ? totals.done / totals.kept : 0,
    ticketsKept: totals.kept / games,
    winRateBySeat: winsBySeat.map((wins) => (wins / games) * winsBySeat.length),
    winRateFirst: totals.gamesFirst > 0 ? totals.winsFirst / totals.gamesFirst : null,
    movesPerGame: times.moves / games,
    msPerMove: meanTime(times),
    msPerMoveMedian: timeAt(times, 0.5),
    msPerMoveP95: timeAt(times, 0.95),
    msLongestMove: times.longest,
  };
}
