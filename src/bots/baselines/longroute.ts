import { instantBot } from '../bot.js';
import { keepNearTickets } from './keep-tickets.js';
import { NEVER, type Situation } from './situation.js';
import { movesBy } from './strategy.js';
import { planTickets, turnsFor } from './ticket-plan.js';
import { drawFor, claimOrDraw } from './claim-or-draw.js';
import { indicesOfHighest } from './highest.js';

/** How many routes it looks forward to at a time. */
const AHEAD = 2;
/** How little the turns that a route takes count against its points: 0 not at all, 1 in full. */
const HURRY = 0.4;
/** What a route on the way of a ticket counts for more, in shares of the ticket's points. */
const FIT = 1.8;

/** `longroute`: goes for the routes that bring most points in one claim, and does tickets where they lie along. */
export const longroute = instantBot(
  'longroute',
  movesBy({
    turn: (o) => claimOrDraw(o, longRoutes(o)),
    second: (o) => drawFor(o, longRoutes(o)),
    keep: (o) => keepNearTickets(o, 0),
  }),
);

/** The routes that bring most, a ticket's points shared out along its way. */
function longRoutes(o: Situation): number[] {
  const { board, view, seat } = o;
  const value = o.worth.slice();
  for (const ticket of o.open) {
    const { routes, cars } = planTickets(o, [ticket], o.view.cars[o.seat]);
    for (const id of routes)
      value[id] += (FIT * board.tickets[ticket].points * board.routes[id].length) / cars;
  }
  for (let id = 0; id < value.length; id++) {
    const turns = turnsFor(o, id);
    const can = view.owner[id] !== seat && o.missing[id] < NEVER && turns <= o.time;
    value[id] = can ? value[id] / turns ** HURRY : 0;
  }
  return indicesOfHighest(value, AHEAD);
}
