import { instantBot } from '../bot.js';
import { keepNearTickets } from './keep-tickets.js';
import type { Situation } from './situation.js';
import { movesBy } from './strategy.js';
import { carsInTime } from './ticket-plan.js';
import { drawFor, claimOrDraw, ticketRoutes } from './claim-or-draw.js';

/** It keeps tickets for this share of the cars it can place. */
const SHARE = 0.6;
/** With all tickets complete it draws more while it can place this many cars. */
const ENOUGH = 10;

/** `path`: builds the shortest path for one ticket after the other, then draws more or goes for points. */
export const path = instantBot(
  'path',
  movesBy({
    turn: (situation) =>
      wantsMore(situation) ? { type: 'tickets' } : claimOrDraw(situation, ticketRoutes(situation)),
    second: (situation) => drawFor(situation, ticketRoutes(situation)),
    keep: (situation) => keepNearTickets(situation, SHARE),
  }),
);

function wantsMore(situation: Situation): boolean {
  return (
    situation.open.length === 0 && situation.view.ticketDeck.length > 0 && carsInTime(situation) >= ENOUGH
  );
}
