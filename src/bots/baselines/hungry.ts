import { instantBot } from '../bot.js';
import { keepNearTickets } from './keep-tickets.js';
import type { Situation } from './situation.js';
import { movesBy } from './strategy.js';
import { carsInTime, planTickets } from './ticket-plan.js';
import { drawFor, claimOrDraw, ticketRoutes } from './claim-or-draw.js';

/** It keeps tickets for this share of the cars it can place, and draws until their ways take as much of it. */
const KEPT = 1;
const FULL = 0.7;

/** `hungry`: draws tickets until it holds as many as it can hope to do, and builds the shortest ways for them. */
export const hungry = instantBot(
  'hungry',
  movesBy({
    turn: (o) => (isHungry(o) ? { type: 'tickets' } : claimOrDraw(o, ticketRoutes(o))),
    second: (o) => drawFor(o, ticketRoutes(o)),
    keep: (o) => keepNearTickets(o, KEPT),
  }),
);

function isHungry(o: Situation): boolean {
  const { board, view } = o;
  if (view.ticketDeck.length === 0 || o.time < board.facts.cars / 3) return false;
  const plan = planTickets(o, o.open, Infinity);
  return plan.tickets.length === o.open.length && plan.cars < FULL * carsInTime(o);
}
