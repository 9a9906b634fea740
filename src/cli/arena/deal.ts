import { findBoard } from '../../boards/index.js';
import { CATEGORIES, type Category, itemAt } from '../../engine/index.js';
import { Refusal, RefusalError } from '../refusal.js';
import { type BotGame, type Chair, playMatchGame } from './game.js';
import { type Match, entrantSeed, dealSeed, entrantAt, seatOf } from './match.js';
import { findEntrant } from './load-bot.js';
import { type Times, addTimes, isTimes, noTimes } from './times.js';

/** The result of a game in a match. Lists are by seat. */
export interface PlayedGame {
  first: number;
  turns: number;
  /** Points by category. */
  scores: Partial<Record<Category, number[]>>;
  totals: number[];
  ranks: number[];
  /** Tickets done and kept. */
  done: number[];
  kept: number[];
}

/** The result of a deal: its games, in which the bots rotate seat by seat. */
export interface PlayedDeal {
  deal: number;
  games: PlayedGame[];
  /** How long the moves took, by entrant. */
  times: Times[];
  /** How long the deal took. */
  seconds: number;
}

/** Plays the games of a deal. */
export async function playDeal(match: Match, deal: number): Promise<PlayedDeal> {
  const board = findBoard(match.board);
  if (!board) throw new Error(`there is no board ${match.board}`);
  const players = match.bots.length;
  const chairs: Chair[] = [];
  for (const [entrant, name] of match.bots.entries()) {
    const kind = await findEntrant(name);
    if (kind instanceof Refusal) throw new RefusalError(kind);
    chairs.push({ kind, seed: entrantSeed(match, deal, entrant) });
  }
  const begin = performance.now();
  const times = chairs.map(() => noTimes());
  const games = chairs.map((_, game) => {
    const seated = chairs.map((__, seat) => itemAt(chairs, entrantAt(seat, game, players)));
    const played = playMatchGame(board, seated, dealSeed(match, deal), match.budget);
    times.forEach((own, entrant) => addTimes(own, itemAt(played.times, seatOf(entrant, game, players))));
    return resultOf(played);
  });
  return { deal, games, times, seconds: (performance.now() - begin) / 1000 };
}

function resultOf({ state, outcome }: BotGame): PlayedGame {
  return {
    first: state.first,
    turns: state.turns,
    scores: Object.fromEntries(outcome.scores.map(({ category, points }) => [category, points])),
    totals: outcome.totals,
    ranks: outcome.ranks,
    done: outcome.doneCounts,
    kept: state.keptCounts,
  };
}

/** Whether a value from a file is a deal between this many players. */
export function isPlayedDeal(value: unknown, players: number): value is PlayedDeal {
  const { deal, games, times, seconds } = (value ?? {}) as Partial<PlayedDeal>;
  return (
    [deal, seconds].every(Number.isFinite) &&
    isList(games, players, (game) => isPlayedGame(game, players)) &&
    isList(times, players, isTimes)
  );
}

function isPlayedGame(value: unknown, players: number): boolean {
  const { first, turns, scores, totals, ranks, done, kept } = (value ?? {}) as Partial<PlayedGame>;
  const lists = [totals, ranks, done, kept, ...Object.values(scores ?? {})];
  return (
    [first, turns].every(Number.isFinite) &&
    lists.every((list) => isList(list, players, Number.isFinite)) &&
    Object.keys(scores ?? {}).every((name) => CATEGORIES.some((category) => category === name))
  );
}

function isList(value: unknown, length: number, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === length && value.every(is);
}
