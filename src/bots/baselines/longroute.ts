import { instantBot } from '../bot.js';
import { keepNearTickets } from './keep-tickets.js';
import { NEVER, type Situation } from './situation.js';
import { movesBy } from './strategy.js';
import { planTickets, turnsFor } from './ticket-plan.js';
import { drawFor, claimOrDraw } from './claim-or-draw.js';
import { indicesOfHighest } from './highest.js';

/** How many routes it collects cards for at a time. */
const AHEAD = 2;
/** How much a route's turns count against its points: 0 not at all, 1 in full. */
const HURRY = 0.4;
/** The share of a ticket's points that is spread over the routes of its path. */
const FIT = 1.8;

/** `longroute`: goes for the routes that score most in one claim, and completes tickets along them. */
export const longroute = instantBot(
  'longroute',
  movesBy({
    turn: (situation) => claimOrDraw(situation, longRoutes(situation)),
    second: (situation) => drawFor(situation, longRoutes(situation)),
    keep: (situation) => keepNearTickets(situation, 0),
  }),
);

/** The most valuable routes, with a ticket's points spread along its path. */
function longRoutes(situation: Situation): number[] {
  const { board, view, seat } = situation;
  const value = situation.worth.slice();
  for (const ticket of situation.open) {
    const { routes, cars } = planTickets(situation, [ticket], situation.view.cars[situation.seat]);
    for (const id of routes)
      value[id] += (FIT * board.tickets[ticket].points * board.routes[id].length) / cars;
  }
  for (let id = 0; id < value.length; id++) {
    const turns = turnsFor(situation, id);
    const can = view.owner[id] !== seat && situation.missing[id] < NEVER && turns <= situation.time;
    value[id] = can ? value[id] / turns ** HURRY : 0;
  }
  return indicesOfHighest(value, AHEAD);
}
