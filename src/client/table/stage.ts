import type { Board, Event, View } from '../../engine/index.js';

/** What plays motion: asked before an event changes the table, and after; gives milliseconds to wait. */
export interface Stage {
  before(event: Event, board: Board, view: View): number;
  after(event: Event, board: Board, view: View): number;
  /** Nothing moves any more. */
  clear(): void;
}
