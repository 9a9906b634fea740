import type { PlayerColour } from './palette.js';

/** What a board shows besides itself: whose routes are whose, and what is set off. */
export interface BoardMarks {
  /** By route: whose it is. */
  readonly owners: readonly (PlayerColour | undefined)[];
  /** Routes one may build now. */
  readonly legal?: ReadonlySet<number>;
  /** Routes that lie on the way of one's own tickets: of those one may build, they are set off most. */
  readonly wanted?: ReadonlySet<number>;
  /** Routes nobody owns that can't be built any more. */
  readonly closed?: ReadonlySet<number>;
  /** Routes and places that are pointed out, for instance the way a ticket still misses and its ends. */
  readonly litRoutes?: ReadonlySet<number>;
  readonly litPlaces?: ReadonlySet<string>;
  readonly chosen?: number | undefined;
  /** The route whose pieces are just being laid, one by one from its first place. */
  readonly arriving?: number | undefined;
}
