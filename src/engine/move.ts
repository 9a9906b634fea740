import type { AllOf, AnyOf } from './rules/types.js';

/** Claim a route with exactly these cards, and with what rules let a player add. */
export interface ClaimMove extends AllOf<'claim'> {
  type: 'claim';
  route: number;
  cards: number[];
}

/** The moves that need no special rule. */
export type FamilyMove =
  /** Keep these of the tickets offered, at the start or after drawing. */
  | { type: 'keep'; tickets: number[] }
  /** Take a card from the row. */
  | { type: 'row'; slot: number }
  /** Draw a card blind from the deck. */
  | { type: 'deck' }
  | ClaimMove
  /** Draw tickets. */
  | { type: 'tickets' }
  /** Pass, where nothing else is possible (G16). */
  | { type: 'pass' };

/** What a seat wants to do. Cards of a payment are counted by kind: the board's colours, then the wild. */
export type Move = FamilyMove | AnyOf<'move'>;

/** The tag of a move. */
export type MoveType = Move['type'];
/** The moves of one type. */
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;
