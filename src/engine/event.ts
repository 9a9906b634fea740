import type { AllOf, AnyOf } from './rules/types.js';
import type { EndReason, Seat } from './words.js';

/** The opening deal (G1): hands by seat and kind, the row, the tickets to choose from, and what rules deal (A2). */
export interface DealtEvent extends AllOf<'dealt'> {
  type: 'dealt';
  first: Seat;
  hands: number[];
  row: number[];
  offered: number[][];
}

/** A route was claimed; `cards` left the hand with this event (if some were laid before, those on top). */
export interface ClaimedEvent extends AllOf<'claimed'> {
  type: 'claimed';
  seat: Seat;
  route: number;
  cards: number[];
  points: number;
}

/** The events that need no special rule. */
export type FamilyEvent =
  | DealtEvent
  /** A seat made its opening choice; only that seat sees which tickets, and how many. */
  | { type: 'chose'; seat: Seat; tickets: number[] | null }
  /** All have chosen: how many each keeps. */
  | { type: 'opened'; counts: number[] }
  /** A turn begins. */
  | { type: 'turn'; seat: Seat }
  /** A card was taken from the row, and `next` took its slot. */
  | { type: 'took'; seat: Seat; slot: number; card: number; next: number }
  /** A card was drawn from the deck. */
  | { type: 'drew'; seat: Seat; card: number }
  /** Cards were turned up into the empty slots of the row. */
  | { type: 'filled'; cards: number[] }
  /** The discards were shuffled into a new deck (G7). */
  | { type: 'renewed' }
  | ClaimedEvent
  /** Tickets were drawn, to choose from. */
  | { type: 'drew-tickets'; seat: Seat; tickets: number[] }
  /** These of them are kept. */
  | { type: 'kept'; seat: Seat; tickets: number[] }
  /** The seat can do nothing, and passed (G16). */
  | { type: 'passed'; seat: Seat }
  /** This seat's turn ended with so few cars that the last round begins (G15). */
  | { type: 'last-round'; seat: Seat }
  /** The game is over: who kept which ticket, and the final score. */
  | { type: 'over'; kept: number[]; outcome: Outcome };

/**
 * What happened, with all randomness resolved. An event as a seat sees it has the same form: what is hidden from the seat
 * is UNKNOWN, or null where its number is hidden too.
 */
export type GameEvent = FamilyEvent | AnyOf<'event'>;

/** The tag of an event. */
export type EventType = GameEvent['type'];
/** The events of one type. */
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** The categories of points that need no special rule, in order. */
export const FAMILY_CATEGORIES = ['routes', 'tickets', 'failed'] as const;
/** A category of points. */
export type Category = (typeof FAMILY_CATEGORIES)[number] | AnyOf<'category'>;

/** The final score. Lists are by seat. */
export interface Outcome {
  reason: EndReason;
  scores: { category: Category; points: number[] }[];
  totals: number[];
  /** The tickets done (G14), and how many each seat did. */
  ticketsDone: number[];
  doneCounts: number[];
  /** The longest unbroken paths, measured only for seats that a tie leaves equal (N12, A11). */
  longest: (number | null)[] | null;
  /** Place of each seat, the winner's being 1; equal places are shared (G17). */
  ranks: number[];
}
