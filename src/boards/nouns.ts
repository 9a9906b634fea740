/** The nouns of a board for things that every board has; each language inflects them. */

/** The piece on a space. */
export const CAR_NOUNS = ['wagon', 'taxi', 'cart', 'train'] as const;
/** The wild card. */
export const WILD_NOUNS = ['locomotive', 'taxi-card', 'joker'] as const;
/** The secret task; a `fare` is a ticket on a board without rails. */
export const TICKET_NOUNS = ['ticket', 'fare', 'contract'] as const;

/** A board's own nouns. */
export interface BoardNouns {
  car: (typeof CAR_NOUNS)[number];
  wild: (typeof WILD_NOUNS)[number];
  ticket: (typeof TICKET_NOUNS)[number];
}

/** The nouns where no board is in play. */
export const DEFAULT_NOUNS: BoardNouns = { car: 'wagon', wild: 'locomotive', ticket: 'ticket' };
