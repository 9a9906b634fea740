import type { Seat } from '../../engine/index.js';

/** Why a move is good, as data; the page has the words. */
export type Reason =
  /** The route lies on the way of these tickets. */
  | { type: 'serves'; tickets: number[] }
  /** These tickets are done by it. */
  | { type: 'completes'; tickets: number[] }
  /** It brings so many points at once, doubled ones included. */
  | { type: 'points'; points: number }
  /** It brings a merchandise card. */
  | { type: 'cart' }
  /** It reaches so many attractions that were not reached before. */
  | { type: 'sights'; count: number }
  /** This rival stands at one of its ends and may take it. */
  | { type: 'contested'; seat: Seat }
  /** It cuts between two parts of this rival's network. */
  | { type: 'blocks'; seat: Seat }
  /** A card of this kind is wanted for the route, which then lacks so many; `again` where the route was named in another hint before. */
  | { type: 'collects'; kind: number; route: number; missing: number; again: boolean }
  /** A terrain card of this kind is wanted to double the route, for which so many more are then lacking. */
  | { type: 'doubles'; terrain: number; route: number; missing: number }
  /** No card that may be taken from the row is wanted for any route of the plan. */
  | { type: 'row-useless' }
  /** A card drawn blind counts as one, be it a wild (G5). */
  | { type: 'blind' }
  /** All tickets are done or as good as done, and there is time for more. */
  | { type: 'time-for-tickets'; turns: number }
  /** About so many turns go into the ticket beside those planned and kept with it; null where it can hardly be done. */
  | { type: 'fits'; ticket: number; turns: number | null };
