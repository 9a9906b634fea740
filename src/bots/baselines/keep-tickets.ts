import { type Move, leastKept } from '../../engine/index.js';
import type { Situation } from './situation.js';
import { carsInTime, planTickets } from './ticket-plan.js';

/** Keeps the tickets offered whose ways, with those of the tickets held, take no more than this share of cars and time; the nearest where all are too far. */
export function keepNearTickets(o: Situation, share: number): Move {
  const { board, view, seat } = o;
  const offered = view.offered[seat];
  const least = leastKept(board, view, seat);
  const held = planTickets(o, o.open, Infinity);
  const { tickets } = planTickets(o, offered, share * carsInTime(o) - held.cars);
  if (tickets.length >= least) return { type: 'keep', tickets };
  const nearest = planTickets(o, offered, Infinity).tickets.slice(0, least);
  const others = offered.filter((ticket) => !nearest.includes(ticket));
  return { type: 'keep', tickets: nearest.concat(others.slice(0, least - nearest.length)) };
}
