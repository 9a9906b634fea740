import { GREY, type Move } from '../../engine/index.js';
import { cardValues } from './card-values.js';
import { bestDraw } from './best-draw.js';
import { bestImmediateClaim } from './immediate-claim.js';
import type { Situation } from './situation.js';
import { cheapestClaim } from './payment.js';
import { planTickets } from './ticket-plan.js';
import { pointRoutes } from './point-routes.js';

/** Claims the best of the wanted routes it can pay for; otherwise draws for them. */
export function claimOrDraw(situation: Situation, wanted: readonly number[]): Move {
  let best: Move | null = null;
  let most = -Infinity;
  for (const id of wanted) {
    if (situation.missing[id] > 0 || !isReady(situation, id)) continue;
    const { claim, loss } = cheapestClaim(situation, id, wanted);
    if (situation.worth[id] - loss > most) {
      most = situation.worth[id] - loss;
      best = claim;
    }
  }
  return best ?? drawFor(situation, wanted) ?? fallbackMove(situation);
}

/** The routes still needed for the seat's tickets; if there are none, the routes with the most points per turn. */
export function ticketRoutes(situation: Situation): number[] {
  const { routes } = planTickets(situation, situation.open, situation.view.cars[situation.seat]);
  return routes.length > 0 ? routes : pointRoutes(situation);
}

/** Draws a card for the wanted routes; null if nothing can be drawn. */
export function drawFor(situation: Situation, wanted: readonly number[]): Move | null {
  return bestDraw(situation, cardValues(situation, wanted), wanted);
}

/** A move for a seat that can't draw: the best claim, otherwise tickets, otherwise a pass. */
export function fallbackMove(situation: Situation): Move {
  return bestImmediateClaim(situation) ?? { type: situation.view.ticketDeck.length > 0 ? 'tickets' : 'pass' };
}

/** A tunnel often asks for a card more, so it is tried with one in reserve, unless time is short. */
function isReady({ board, hand, time }: Situation, id: number): boolean {
  const { cost, tunnel } = board.routes[id];
  if (!tunnel || time < 4) return true;
  let own = 0;
  if (cost.colour !== GREY) own = hand[cost.colour];
  else for (let k = 0; k < board.wild; k++) own = Math.max(own, hand[k]);
  return own + hand[board.wild] > cost.length;
}
