import type { Move } from '../../engine/index.js';

/** What a panel points at, lit up on the map. */
export interface MapHighlight {
  routes: readonly number[];
  places: readonly string[];
  /** A card or pile to draw from. */
  move?: Move;
}
