import type { Seat } from '../../engine/index.js';

/** Why a move is good, as data that can be checked against the position; the page turns it into words. */
export type Reason =
  /** The route lies on a shortest path, or nearly, for these tickets. */
  | { type: 'serves'; tickets: number[] }
  /** It completes these tickets. */
  | { type: 'completes'; tickets: number[] }
  /** It scores this many points at once, doubling included. */
  | { type: 'points'; points: number }
  /** It brings a merchandise card. */
  | { type: 'cart' }
  /** It reaches this many new attractions. */
  | { type: 'sights'; count: number }
  /** This rival has a route at one of its ends and the cars to take it. */
  | { type: 'contested'; seat: Seat }
  /** It keeps this rival from joining two parts of its network here. */
  | { type: 'blocks'; seat: Seat }
  /** The route needs a card of this kind, and then `missing` more; `again` if an earlier hint named the route. */
  | { type: 'collects'; kind: number; route: number; missing: number; again: boolean }
  /** A card of this kind makes a route payable that is on no ticket's path. */
  | { type: 'enables'; kind: number; route: number }
  /** The hand then has `count` cards of this kind. */
  | { type: 'set'; kind: number; count: number }
  /** Doubling the route needs a terrain card of this kind, and then `missing` more. */
  | { type: 'doubles'; terrain: number; route: number; missing: number }
  /** The seat then has `count` terrain cards of this kind. */
  | { type: 'terrain-set'; terrain: number; count: number }
  /** No face-up terrain card helps to double a route soon. */
  | { type: 'terrain-useless' }
  /** No card that may be taken from the row helps the plan. */
  | { type: 'row-useless' }
  /** A wild drawn from the deck does not end the draw (G5). */
  | { type: 'blind' }
  /** Of the `unseen` cards that the seat can't see, `wilds` are wild. */
  | { type: 'deck-wilds'; wilds: number; unseen: number }
  /** No route can be claimed on this last turn. */
  | { type: 'nothing-to-claim' }
  /** All tickets are complete. */
  | { type: 'tickets-done' }
  /** Completing the tickets leaves about this many turns. */
  | { type: 'time-for-tickets'; turns: number }
  /** The seat has a network of this many routes, which new tickets may share. */
  | { type: 'network'; routes: number }
  /** The ticket takes about this many turns on top of the plan and the tickets before it; null if it can hardly be completed. */
  | { type: 'fits'; ticket: number; turns: number | null }
  /** Declining the tunnel returns this many cards. */
  | { type: 'cards-back'; count: number }
  /** There is no other move. */
  | { type: 'only-move' };

/** Whether a reason speaks for one move; the others are true of nearly any move of their type. */
const IS_SPECIFIC: Record<Reason['type'], boolean> = {
  serves: true,
  completes: true,
  points: true,
  cart: true,
  sights: true,
  contested: true,
  blocks: true,
  collects: true,
  enables: true,
  set: false,
  doubles: true,
  'terrain-set': false,
  'terrain-useless': true,
  'row-useless': true,
  blind: true,
  'deck-wilds': false,
  'nothing-to-claim': true,
  'tickets-done': true,
  'time-for-tickets': true,
  network: false,
  fits: true,
  'cards-back': true,
  'only-move': true,
};

/** Whether a list of reasons says why this move and not another of its type. */
export function isSpecific(reasons: readonly Reason[]): boolean {
  return reasons.some(({ type }) => IS_SPECIFIC[type]);
}
