import type { Outcome } from './event.js';
import type { Phase } from './phase.js';
import type { Seed } from './random/stream.js';
import type { AllOf } from './rules/types.js';
import type { Eyes, Seat } from './words.js';

/** The part of a position that needs no special rule. */
export interface FamilyPosition {
  eyes: Eyes;
  players: number;
  first: Seat;
  /** Whose turn it is. */
  seat: Seat;
  phase: Phase;
  /** Turns begun so far. */
  turns: number;
  /** Turns of the last round not yet begun; NOT_YET before it (G15). */
  turnsLeft: number;
  /** Passes one after the other (G16). */
  passes: number;
  row: number[];
  /** Discards by kind. */
  discards: number[];
  deckSize: number;
  /** By seat and kind; all zero for a hand that is not seen. */
  hands: number[];
  handSizes: number[];
  /** By seat and kind: the cards that all know a seat to hold (taken from the row, or laid and taken back). */
  known: number[];
  /** By route: the seat that owns it, or NOBODY. */
  owner: number[];
  cars: number[];
  /** Route points so far, by seat. */
  points: number[];
  /** The ticket deck from the bottom up; UNKNOWN where it is hidden. */
  ticketDeck: number[];
  /** By ticket: the seat that keeps it, as far as seen, or NOBODY. */
  kept: number[];
  keptCounts: number[];
  /** By ticket: the seat that put it out of the game, as far as seen, or NOBODY (N10). */
  out: number[];
  /** By seat: the tickets it chooses from now, in the order dealt. */
  offered: number[][];
  /** By seat, in the opening only: null before it has chosen; what it keeps, or [] where that is hidden. */
  choices: (number[] | null)[];
  outcome: Outcome | null;
}

/** The parts of a position that rules add, each under a key of its own; null where the board lacks the rule. */
export type PositionParts = AllOf<'position'>;

/**
 * What a state and a view share: one layout, filled as far as its reader may know. Lists "by seat and kind" are flat:
 * the entry of seat s and kind k is at s × kinds + k. It is plain data: it serializes to JSON unchanged.
 */
export interface Position extends FamilyPosition, PositionParts {}

/** The part of a state that needs no special rule: the position, the decks in order, and the seed of future shuffles. */
export interface FamilyState extends FamilyPosition {
  eyes: 'all';
  /** The deck from the bottom up. */
  deck: number[];
  /** By ticket: the seat that last put it under the deck, or NOBODY. */
  buriedBy: number[];
  seed: Seed;
  /** The number of the seed's next stream. */
  nextStream: number;
}

/** The parts of a state that rules add: those of a position, and what is hidden in them. */
export type StateParts = AllOf<'state'>;

/** The complete state of a game: a position that sees all, the decks in order, and the seed of future shuffles. */
export interface State extends FamilyState, StateParts {}

/** Whether this position shows the seat's secrets. */
export function sees(position: Position, seat: Seat): boolean {
  return position.eyes === 'all' || position.eyes === seat;
}
