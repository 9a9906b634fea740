/** Words that the whole engine shares: numbers with a meaning, reasons a game ends. */

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;
/** A sort of card: the board's colours in its own order, then the wild. */
export type CardKind = number;

/** In place of a card or ticket that is hidden from the reader. */
export const UNKNOWN = -1;
/** In place of a seat where there is none: an open route, a ticket without an owner. */
export const NOBODY = -1;
/** The colour of a grey route; a card is never grey. */
export const GREY = -1;
/** In place of a twin where a route is single. */
export const NO_TWIN = -1;
/** `turnsLeft` before the last round (G15). */
export const NOT_YET = -1;
/** How many cards lie face up. */
export const ROW_SIZE = 5;

/** Why a game ended: the last round was played (G15), all passed (G16), or all agreed to stop. */
export const END_REASONS = ['last-round', 'all-passed', 'agreed'] as const;
/** Why a game ended. */
export type EndReason = (typeof END_REASONS)[number];

/** Whose point of view: one that sees all, the open table alone, or one seat's. */
export type Eyes = 'all' | 'open' | Seat;
