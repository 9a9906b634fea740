import { type Board, itemAt } from '../../engine/index.js';
import type { Contest } from '../arena/contest.js';
import { type Rating, rate } from '../arena/rating.js';
import { duelsOf } from '../arena/statistics.js';
import { type MatchSummary, summarize } from '../arena/summary.js';
import { addTimes, noTimes, timeAt } from '../arena/times.js';

/** One bot's results on one board, in games between two. */
export interface BotStanding {
  name: string;
  rating: Rating;
  games: number;
  meanScore: number;
  msPerMoveMedian: number;
  /** How often it won against each bot, by standing; null for itself. */
  against: (Share | null)[];
}

/** A win rate with its 95 % interval. */
export interface Share {
  winRate: number;
  low: number;
  high: number;
}

/** The standing of the bots on one board. */
export interface BoardStanding {
  board: Board;
  /** The strongest first. */
  bots: BotStanding[];
  /** The match at the largest table. */
  table: MatchSummary;
  turnsPerGame: number;
}

/** The standing on a board once all its matches are played. */
export function boardStanding(
  board: Board,
  names: readonly string[],
  pairs: readonly Contest[],
  table: Contest,
): BoardStanding {
  const ratings = rate(
    names.length,
    pairs.map((contest) => duelsIn(contest, names)),
  );
  const order = names
    .map((name, bot) => ({ name, rating: itemAt(ratings, bot) }))
    .sort((x, y) => y.rating.elo - x.rating.elo);
  const summaries = pairs.map(({ match, statistics }) => summarize(match, statistics));
  const bots = order.map(({ name, rating }): BotStanding => {
    const against = order.map((other) => shareAgainst(summaries, name, other.name));
    return { name, rating, ...figuresOf(pairs, name), against };
  });
  const games = summaries.reduce((sum, one) => sum + one.games, 0);
  const turns = summaries.reduce((sum, one) => sum + one.turnsPerGame * one.games, 0);
  return { board, bots, table: summarize(table.match, table.statistics), turnsPerGame: turns / games };
}

/** The groups of a match as duels, with bots numbered by the whole list. */
function duelsIn({ match, statistics }: Contest, names: readonly string[]) {
  const at = match.bots.map((name) => names.indexOf(name));
  return statistics
    .sorted()
    .map((group) =>
      duelsOf(group, at.length).map((duel) => ({ ...duel, a: itemAt(at, duel.a), b: itemAt(at, duel.b) })),
    );
}

function shareAgainst(summaries: readonly MatchSummary[], name: string, other: string): Share | null {
  if (name === other) return null;
  for (const { bots } of summaries) {
    const own = bots.find((bot) => bot.name === name);
    if (own && bots.some((bot) => bot.name === other)) {
      return { winRate: own.winRate, low: own.low, high: own.high };
    }
  }
  return null;
}

function figuresOf(pairs: readonly Contest[], name: string) {
  const times = noTimes();
  let games = 0;
  let total = 0;
  for (const { match, statistics } of pairs) {
    const counts = statistics.entrants[match.bots.indexOf(name)];
    if (!counts) continue;
    games += statistics.games;
    total += counts.total;
    addTimes(times, counts.times);
  }
  return { games, meanScore: total / games, msPerMoveMedian: timeAt(times, 0.5) };
}
