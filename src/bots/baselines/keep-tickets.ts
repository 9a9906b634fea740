import { type Move, leastKept } from '../../engine/index.js';
import type { Situation } from './situation.js';
import { carsInTime, planTickets } from './ticket-plan.js';

/** Keeps the offered tickets whose paths, beside those already planned, fit into this share of the cars it can place; the nearest if none fit. */
export function keepNearTickets(situation: Situation, share: number): Move {
  const { board, view, seat } = situation;
  const offered = view.offered[seat];
  const least = leastKept(board, view, seat);
  const held = planTickets(situation, situation.open, Infinity);
  const { tickets } = planTickets(situation, offered, share * carsInTime(situation) - held.cars);
  if (tickets.length >= least) return { type: 'keep', tickets };
  const nearest = planTickets(situation, offered, Infinity).tickets.slice(0, least);
  const others = offered.filter((ticket) => !nearest.includes(ticket));
  return { type: 'keep', tickets: nearest.concat(others.slice(0, least - nearest.length)) };
}
