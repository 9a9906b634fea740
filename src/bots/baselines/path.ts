import { instantBot } from '../bot.js';
import { keepNearTickets } from './keep-tickets.js';
import type { Situation } from './situation.js';
import { movesBy } from './strategy.js';
import { carsInTime } from './ticket-plan.js';
import { drawFor, claimOrDraw, ticketRoutes } from './claim-or-draw.js';

/** It keeps tickets for this share of the cars it can place. */
const SHARE = 0.6;
/** With all tickets done it asks for more while it can place so many cars. */
const ENOUGH = 10;

/** `path`: builds the shortest way for one ticket after the other, and then asks for more or goes for points. */
export const path = instantBot(
  'path',
  movesBy({
    turn: (o) => (wantsMore(o) ? { type: 'tickets' } : claimOrDraw(o, ticketRoutes(o))),
    second: (o) => drawFor(o, ticketRoutes(o)),
    keep: (o) => keepNearTickets(o, SHARE),
  }),
);

function wantsMore(o: Situation): boolean {
  return o.open.length === 0 && o.view.ticketDeck.length > 0 && carsInTime(o) >= ENOUGH;
}
