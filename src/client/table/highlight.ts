import type { Move } from '../../engine/index.js';

/** What is pointed at, besides the board's own hovering: lights up on the map. */
export interface Highlight {
  routes: readonly number[];
  places: readonly string[];
  /** A card or pile to draw from. */
  move?: Move;
}
