import type { Board, GameEvent, View } from '../../engine/index.js';

/** What plays motion: asked before an event changes the table, and after; gives milliseconds to wait. */
export interface Animator {
  before(event: GameEvent, board: Board, view: View): number;
  after(event: GameEvent, board: Board, view: View): number;
  /** Nothing moves any more. */
  clear(): void;
}
