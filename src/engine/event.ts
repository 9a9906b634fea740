import type { TerrainPlay } from './move.js';
import type { EndReason, Seat } from './words.js';

/**
 * What happened, chance resolved. An event as a seat sees it has the same form: what is hidden from the seat
 * is UNKNOWN, or null where its number is hidden too.
 */
export type GameEvent =
  /** The opening deal (G1): hands by seat and kind, the row, the tickets to choose from, terrain (A2). */
  | {
      type: 'dealt';
      first: Seat;
      hands: number[];
      row: number[];
      offered: number[][];
      terrain: DealtTerrain | null;
    }
  /** A seat made its opening choice; what and how many is shown only to itself. */
  | { type: 'chose'; seat: Seat; tickets: number[] | null }
  /** All have chosen: how many each keeps. */
  | { type: 'opened'; counts: number[] }
  /** A turn begins. */
  | { type: 'turn'; seat: Seat }
  /** A card was taken from the row, and `next` took its slot. */
  | { type: 'took'; seat: Seat; slot: number; card: number; next: number }
  | { type: 'drew'; seat: Seat; card: number }
  /** The whole row went to the discards (G6). */
  | { type: 'swept' }
  /** Cards were turned up into the empty slots of the row. */
  | { type: 'filled'; cards: number[] }
  /** The discards were shuffled into a new deck (G7). */
  | { type: 'renewed' }
  | { type: 'took-terrain'; seat: Seat; slot: number; kind: number; next: number }
  | { type: 'drew-terrain'; seat: Seat; kind: number }
  | { type: 'renewed-terrain' }
  /** A route was claimed; `cards` left the hand with this event (for a tunnel: what was paid on top). */
  | {
      type: 'claimed';
      seat: Seat;
      route: number;
      cards: number[];
      points: number;
      terrain: TerrainPlay | null;
    }
  /** A merchandise card was given (M2). */
  | { type: 'bonus'; seat: Seat }
  /** A set was laid for a tunnel (N7). */
  | { type: 'laid'; seat: Seat; route: number; cards: number[] }
  /** Cards were turned up for the tunnel. */
  | { type: 'turned'; cards: number[] }
  /** The tunnel asks for so many cards more. */
  | { type: 'asked'; count: number }
  | { type: 'declined'; seat: Seat }
  | { type: 'drew-tickets'; seat: Seat; tickets: number[] }
  | { type: 'kept'; seat: Seat; tickets: number[] }
  | { type: 'passed'; seat: Seat }
  /** This seat's turn ended with so few cars that the last round begins (G15). */
  | { type: 'last-round'; seat: Seat }
  /** The game is over: who kept which ticket, and the count. */
  | { type: 'over'; kept: number[]; outcome: Outcome };

/** What an event is told apart by. */
export type EventType = GameEvent['type'];
/** The events of one type. */
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** The terrain cards of the opening deal: the kind each seat got, and the kinds face up. */
export interface DealtTerrain {
  seats: number[];
  faceUp: number[];
}

/** What points are counted under; a rule module adds its own. */
export const CATEGORIES = [
  'routes',
  'tickets',
  'failed',
  'globetrotter',
  'attractions',
  'merchandise',
] as const;
/** A heading of the count. */
export type Category = (typeof CATEGORIES)[number];

/** The count at the end. Lists are by seat. */
export interface Outcome {
  reason: EndReason;
  scores: { category: Category; points: number[] }[];
  totals: number[];
  /** The tickets done (G14), and how many each seat did. */
  ticketsDone: number[];
  doneCounts: number[];
  /** The longest unbroken paths, measured only of seats that a tie leaves equal (N12, A11). */
  longest: (number | null)[] | null;
  /** Place of each seat, the winner's being 1; equal places are shared (G17). */
  ranks: number[];
}
