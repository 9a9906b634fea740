import type { Move } from '../../engine/index.js';

/** What a panel points at, lit up on the map. */
export interface MapHighlight {
  routes: readonly number[];
  places: readonly string[];
  /** A move whose card or pile is lit as well. */
  move?: Move;
}
