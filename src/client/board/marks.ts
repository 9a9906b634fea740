import type { PlayerColour } from './palette.js';

/** What a board shows besides itself: owners, and what is highlighted. */
export interface BoardMarks {
  /** By route: its owner's colour. */
  readonly owners: readonly (PlayerColour | undefined)[];
  /** Routes that can be claimed now. */
  readonly legal?: ReadonlySet<number>;
  /** Those of them that only cards standing in for others pay for; their rings are dotted. */
  readonly standIns?: ReadonlySet<number>;
  /** Those of them that take most of the hand for few points; their rings are pale. */
  readonly dear?: ReadonlySet<number>;
  /** Routes that the player's tickets need; those of them that are legal are highlighted most. */
  readonly wanted?: ReadonlySet<number>;
  /** Free routes that can't be claimed any more. */
  readonly closed?: ReadonlySet<number>;
  /** Routes and places pointed out, for instance the path a ticket still needs and its ends. */
  readonly litRoutes?: ReadonlySet<number>;
  readonly litPlaces?: ReadonlySet<string>;
  /** While a kind of card is pointed at: the routes it pays for, or would with more cards. All others are dimmed. */
  readonly ofKind?: ReadonlySet<number> | undefined;
  /** Routes with the player's planning mark. */
  readonly flags?: ReadonlySet<number>;
  readonly chosen?: number | undefined;
  /** The route whose pieces are being laid, one by one from its first place. */
  readonly arriving?: number | undefined;
}
