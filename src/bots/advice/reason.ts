import type { Seat } from '../../engine/index.js';

/** Why a move is good, as data; the page has the words. Each can be checked against the position. */
export type Reason =
  /** The route lies on a path to these tickets that is the shortest, or nearly. */
  | { type: 'serves'; tickets: number[] }
  /** These tickets are done by it. */
  | { type: 'completes'; tickets: number[] }
  /** It scores this many points at once, doubled ones included. */
  | { type: 'points'; points: number }
  /** It brings a merchandise card. */
  | { type: 'cart' }
  /** It reaches this many attractions that were not reached before. */
  | { type: 'sights'; count: number }
  /** This rival has a route at one of its ends and the cars to take it. */
  | { type: 'contested'; seat: Seat }
  /** It keeps this rival from joining two parts of its network here. */
  | { type: 'blocks'; seat: Seat }
  /** A card of this kind is wanted for the route, which then needs `missing` more; `again` where another hint has named the route. */
  | { type: 'collects'; kind: number; route: number; missing: number; again: boolean }
  /** With a card of this kind a route can be paid for that is of no ticket's path. */
  | { type: 'enables'; kind: number; route: number }
  /** It makes `count` cards of this kind in hand. */
  | { type: 'set'; kind: number; count: number }
  /** A terrain card of this kind is wanted to double the route, for which `missing` more are then needed. */
  | { type: 'doubles'; terrain: number; route: number; missing: number }
  /** It makes `count` terrain cards of this kind. */
  | { type: 'terrain-set'; terrain: number; count: number }
  /** None of the terrain cards on view helps to double a route soon. */
  | { type: 'terrain-useless' }
  /** No card that may be taken from the row is wanted for any route of the plan. */
  | { type: 'row-useless' }
  /** A wild drawn from the deck does not end the draw (G5). */
  | { type: 'blind' }
  /** Of the cards that the seat can't see, `wilds` of `unseen` are wild. */
  | { type: 'deck-wilds'; wilds: number; unseen: number }
  /** No route can be claimed on this last turn. */
  | { type: 'nothing-to-claim' }
  /** All tickets are done. */
  | { type: 'tickets-done' }
  /** The tickets held leave about this many turns. */
  | { type: 'time-for-tickets'; turns: number }
  /** The seat has a network of this many routes, which new tickets may share. */
  | { type: 'network'; routes: number }
  /** About this many turns go into the ticket beside those planned and kept with it; null where it can hardly be done. */
  | { type: 'fits'; ticket: number; turns: number | null }
  /** Declining the tunnel gives this many cards back. */
  | { type: 'cards-back'; count: number }
  /** There is no other move. */
  | { type: 'only-move' };

/** Reasons that are true of nearly any move of their sort, and so don't speak for one. */
const FALLBACKS: readonly Reason['type'][] = ['set', 'terrain-set', 'deck-wilds', 'network'];

/** Whether a list of reasons says why this move and not another of its sort. */
export function isSpecific(reasons: readonly Reason[]): boolean {
  return reasons.some(({ type }) => !FALLBACKS.includes(type));
}
