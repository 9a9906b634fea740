import { type Seat, type Seed, openStream } from '../../engine/index.js';
import { drawSeed, gameSeed } from '../random-game.js';

/** How long a bot may think about a move: a number of iterations, a time, or (null) its own default. */
export type MatchBudget = { readonly iterations: number } | { readonly ms: number } | null;

/** Bots that play each other on a board: plain data, enough to reproduce any deal. */
export interface Match {
  /** The board's id. */
  readonly board: string;
  /** The kind of each entrant; a kind may occur more than once. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly budget: MatchBudget;
}

/**
 * The seat of an entrant in a game of a deal. The games of a deal have the same cards, tickets and first seat, and
 * the bots rotate by one seat from game to game, so that each plays every seat once.
 */
export function seatOf(entrant: number, game: number, players: number): Seat {
  return (entrant + game) % players;
}

/** The entrant in a seat: the inverse of `seatOf`. */
export function entrantAt(seat: Seat, game: number, players: number): number {
  return (seat - game + players) % players;
}

/** The seed of a deal: that of the simulated game with the same number. */
export function dealSeed({ seed }: Match, deal: number): Seed {
  return gameSeed(seed, deal);
}

/** The stream of the deal's seed that the first entrant's seed is drawn from; the next entrants use the streams before it. */
const ENTRANT_STREAM = 2 ** 32 - 3;

/** The seed of an entrant's own choices in the games of a deal. */
export function entrantSeed(match: Match, deal: number, entrant: number): Seed {
  return drawSeed(openStream(dealSeed(match, deal), ENTRANT_STREAM - entrant));
}

/** The names of the entrants: a kind's second bot has a number, as in `random 2`. */
export function entrantNames(bots: readonly string[]): string[] {
  return bots.map((bot, entrant) => {
    const same = bots.slice(0, entrant).filter((other) => other === bot).length;
    return same === 0 ? bot : `${bot} ${same + 1}`;
  });
}

/** The number of deals for at least this many games. */
export function dealsFor(games: number, players: number): number {
  return Math.ceil(games / players);
}

/** The name of the file that a match is saved to. */
export function fileOf({ board, bots }: Match): string {
  return `${[board, ...bots].join('-')}.jsonl`;
}
