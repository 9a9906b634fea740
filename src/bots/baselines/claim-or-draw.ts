import { GREY, type Move } from '../../engine/index.js';
import { cardValues } from './card-values.js';
import { bestDraw } from './best-draw.js';
import { bestImmediateClaim } from './immediate-claim.js';
import type { Situation } from './situation.js';
import { cheapestClaim } from './payment.js';
import { planTickets } from './ticket-plan.js';
import { pointRoutes } from './point-routes.js';

/** Claims one of the wanted routes where it can, the one that brings most; else draws for them. */
export function claimOrDraw(o: Situation, wanted: readonly number[]): Move {
  let best: Move | null = null;
  let most = -Infinity;
  for (const id of wanted) {
    if (o.missing[id] > 0 || !isReady(o, id)) continue;
    const { claim, loss } = cheapestClaim(o, id, wanted);
    if (o.worth[id] - loss > most) {
      most = o.worth[id] - loss;
      best = claim;
    }
  }
  return best ?? drawFor(o, wanted) ?? fallbackMove(o);
}

/** The routes that the seat's tickets still take; those that bring points, where there are none. */
export function ticketRoutes(o: Situation): number[] {
  const { routes } = planTickets(o, o.open, o.view.cars[o.seat]);
  return routes.length > 0 ? routes : pointRoutes(o);
}

/** Draws a card for the wanted routes; null where nothing can be drawn. */
export function drawFor(o: Situation, wanted: readonly number[]): Move | null {
  return bestDraw(o, cardValues(o, wanted), wanted);
}

/** A move for who can't draw: the best claim, else tickets, else nothing. */
export function fallbackMove(o: Situation): Move {
  return bestImmediateClaim(o) ?? { type: o.view.ticketDeck.length > 0 ? 'tickets' : 'pass' };
}

/** A tunnel is tried with a card in reserve, as one more is often asked for, unless time is short. */
function isReady({ board, hand, time }: Situation, id: number): boolean {
  const { cost, tunnel } = board.routes[id];
  if (!tunnel || time < 4) return true;
  let own = 0;
  if (cost.colour !== GREY) own = hand[cost.colour];
  else for (let k = 0; k < board.wild; k++) own = Math.max(own, hand[k]);
  return own + hand[board.wild] > cost.length;
}
