/** The words that the whole engine shares: numbers with a meaning, phases of a game, reasons it ends. */

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;
/** A sort of card: the board's colours in its own order, then the wild. */
export type CardKind = number;

/** Stands where a card or ticket is hidden from whoever reads. */
export const UNKNOWN = -1;
/** Stands where a seat is asked for and there is none: an open route, a ticket nobody keeps. */
export const NOBODY = -1;
/** The colour of a grey route; a card is never grey. */
export const GREY = -1;
/** Stands where a route has no second side. */
export const NO_TWIN = -1;
/** `turnsLeft` while the last round has not begun (G15). */
export const NOT_YET = -1;
/** How many cards lie face up. */
export const ROW_SIZE = 5;

/**
 * What the table waits for: the opening choice of tickets, an action, the second card of a draw,
 * the choice among tickets drawn, the answer to a tunnel, or nothing any more.
 */
export const PHASES = ['opening', 'turn', 'second', 'keep', 'tunnel', 'over'] as const;
/** What the table waits for. */
export type Phase = (typeof PHASES)[number];

/** Why a game ended: the last round was played (G15), all passed (G16), or all agreed to stop. */
export const END_REASONS = ['last-round', 'all-passed', 'agreed'] as const;
/** Why a game ended. */
export type EndReason = (typeof END_REASONS)[number];

/** Whose eyes a position is seen with: everybody's secrets, the open table alone, or one seat's. */
export type Eyes = 'all' | 'open' | Seat;
