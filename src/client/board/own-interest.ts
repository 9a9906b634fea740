import type { PlayerColour } from './palette.js';

/** What a board shows of the player who looks at it: the first view, the overview and the edges of the map follow it. */
export interface OwnInterest {
  readonly colour: PlayerColour;
  /** The player's routes. */
  readonly routes: readonly number[];
  /** The ends of the player's open and offered tickets: places or countries. */
  readonly ends: readonly string[];
  /** Those that are named at the edge of the map while they are out of view. */
  readonly signs: readonly string[];
}
