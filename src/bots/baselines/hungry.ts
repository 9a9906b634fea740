import { instantBot } from '../bot.js';
import { keepNearTickets } from './keep-tickets.js';
import type { Situation } from './situation.js';
import { movesBy } from './strategy.js';
import { carsInTime, planTickets } from './ticket-plan.js';
import { drawFor, claimOrDraw, ticketRoutes } from './claim-or-draw.js';

/** It keeps tickets whose paths take at most this share of the cars it can place. */
const KEEP_SHARE = 1;
/** It draws tickets until their paths take this share. */
const DRAW_UNTIL_SHARE = 0.7;

/** `hungry`: draws as many tickets as it can hope to complete, and builds the shortest paths for them. */
export const hungry = instantBot(
  'hungry',
  movesBy({
    turn: (situation) =>
      isHungry(situation) ? { type: 'tickets' } : claimOrDraw(situation, ticketRoutes(situation)),
    second: (situation) => drawFor(situation, ticketRoutes(situation)),
    keep: (situation) => keepNearTickets(situation, KEEP_SHARE),
  }),
);

function isHungry(situation: Situation): boolean {
  const { board, view } = situation;
  if (view.ticketDeck.length === 0 || situation.time < board.facts.cars / 3) return false;
  const plan = planTickets(situation, situation.open, Infinity);
  return (
    plan.tickets.length === situation.open.length && plan.cars < DRAW_UNTIL_SHARE * carsInTime(situation)
  );
}
