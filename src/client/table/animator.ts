import type { Board, GameEvent, Seat, View } from '../../engine/index.js';

/** Plays events on screen. Called before and after an event changes the view; both return the milliseconds to wait. */
export interface Animator {
  before(event: GameEvent, board: Board, view: View): number;
  after(event: GameEvent, board: Board, view: View): number;
  /** Ends all motion at once. */
  clear(): void;
}

/** A card on its way from one spot of the page to another; spots are elements marked with `data-at`. */
export interface Flight {
  id: number;
  from: string;
  to: string;
  what: 'card' | 'ticket' | 'terrain';
  /** The kind of card; UNKNOWN shows its back. */
  kind: number;
  ms: number;
  /** It is turned over as it arrives. */
  flips: boolean;
}

/** What moves now, for the panels to read. */
export interface MotionState {
  readonly flights: readonly Flight[];
  /** The spot whose card is on its way: a slot of the row, or of the terrain cards. */
  readonly leaving: string | undefined;
  /** The route whose pieces are arriving. */
  readonly arriving: number | undefined;
  /** The points just scored. */
  readonly gain: { readonly seat: Seat; readonly points: number } | undefined;
  /** The own ticket just done, and the routes that join its ends. */
  readonly done: { readonly ticket: number; readonly routes: readonly number[] } | undefined;
  /** Factor on the duration of motion; 0 for no motion. */
  readonly slowness: number;
}
