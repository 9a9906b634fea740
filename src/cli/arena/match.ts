import { type Seat, type Seed, openStream } from '../../engine/index.js';
import { drawSeed, gameSeed } from '../random-game.js';

/** How long a bot may think about a move: so many iterations, so many milliseconds, or as many iterations as it deems right. */
export type Budget = { readonly iterations: number } | { readonly ms: number } | null;

/** Bots that play each other on a board: plain data, enough to play any deal of it again. */
export interface Match {
  /** The board's id. */
  readonly board: string;
  /** The kinds of the bots, by entrant; a kind may stand here more than once. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly budget: Budget;
}

/**
 * The unit of a match is the deal: cards, tickets and first seat are the same in all its games, and the bots move
 * on by one seat from game to game, so that each plays every seat once.
 */
export function seatOf(entrant: number, game: number, players: number): Seat {
  return (entrant + game) % players;
}

/** Who sits in a seat; the other way round of `seatOf`. */
export function entrantAt(seat: Seat, game: number, players: number): number {
  return (seat - game + players) % players;
}

/** The seed of a deal: that of the simulated game of this number. */
export function dealSeed({ seed }: Match, deal: number): Seed {
  return gameSeed(seed, deal);
}

/** The first entrant's chance comes from this stream of the deal's seed, the next one's from the one before, and so on. */
const CHANCES = 2 ** 32 - 3;

/** The seed of an entrant's own chance in the games of a deal. */
export function chanceOf(match: Match, deal: number, entrant: number): Seed {
  return drawSeed(openStream(dealSeed(match, deal), CHANCES - entrant));
}

/** What the entrants are called: a kind's second bot has a number, as in `random 2`. */
export function entrantNames(bots: readonly string[]): string[] {
  return bots.map((bot, entrant) => {
    const same = bots.slice(0, entrant).filter((other) => other === bot).length;
    return same === 0 ? bot : `${bot} ${same + 1}`;
  });
}

/** How many deals give at least so many games. */
export function dealsFor(games: number, players: number): number {
  return Math.ceil(games / players);
}

/** The name of the file a match is kept in. */
export function fileOf({ board, bots }: Match): string {
  return `${[board, ...bots].join('-')}.jsonl`;
}
