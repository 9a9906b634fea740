import { UNKNOWN, leastKept } from '../../engine/index.js';
import type { Desk } from './analysis.js';
import { CLOSED } from '../paths.js';
import { type Plan, gainOf, inTime, keptTickets, makePlan, undone } from './route-plan.js';

/** A set of tickets that may be kept of those offered, and what the best plan with it is worth. */
export interface TicketSet {
  tickets: number[];
  value: number;
}

/** Which of the tickets offered to keep: those whose best plan, together with what is held, is worth most. */
export function keep(desk: Desk): number[] {
  let best: TicketSet | null = null;
  for (const set of ticketSets(desk)) if (!best || set.value > best.value) best = set;
  return best ? best.tickets : desk.position.offered[desk.seat];
}

/** All the sets that may be kept. */
export function ticketSets(desk: Desk): TicketSet[] {
  const { position, seat, board } = desk;
  const offered = position.offered[seat];
  const least = leastKept(board, position, seat);
  const held = undone(desk, keptTickets(desk));
  const sets: TicketSet[] = [];
  for (let set = 1; set < 1 << offered.length; set++) {
    const tickets = offered.filter((_, i) => (set >> i) & 1);
    if (tickets.length < least) continue;
    const open = undone(desk, tickets);
    let { value } = makePlan(desk, held.concat(open));
    for (const ticket of tickets)
      if (!open.includes(ticket)) value += gainOf(desk, ticket) - board.tickets[ticket].points;
    sets.push({ tickets, value });
  }
  return sets;
}

/** In a hurry no more tickets than about so many are looked at to guess what drawing brings. */
const SOME = 20;

/** What drawing tickets would bring: the best of as many as are drawn, on average. */
export function drawValue(desk: Desk, plan: Plan): number {
  const { board, position } = desk;
  const { take } = board.facts.drawTickets;
  const drawn = Math.min(take, position.ticketDeck.length);
  if (drawn === 0) return -Infinity;
  const gains: number[] = [];
  const unseen = unseenTickets(desk);
  const step = desk.hurried ? Math.ceil(unseen.length / SOME) : 1;
  for (let i = 0; i < unseen.length; i += step) gains.push(addedValue(desk, plan, unseen[i]));
  return bestOf(gains, drawn);
}

/** What one more ticket adds to the plan that was made last, in points. */
function addedValue(desk: Desk, plan: Plan, ticket: number): number {
  const { board, weights, network } = desk;
  const { points } = board.tickets[ticket];
  const found = network.addition(ticket);
  let cost = 0;
  let cars = plan.cars;
  let turns = plan.turns + 1;
  for (const route of network.added) {
    if (network.uses[route] > 0 || desk.prices[route] === 0) continue;
    cars += board.routes[route].length;
    const more = 1 + desk.missing(board.routes[route]) * weights.card;
    turns += more;
    cost += more * desk.rate - desk.worth[route];
  }
  if (found >= CLOSED || cars > desk.cars) return -points;
  const gain =
    (plan.gain + gainOf(desk, ticket)) * inTime(desk, turns) - plan.gain * inTime(desk, plan.turns);
  return Math.max(-points, gain * weights.sure - points - cost);
}

/** The tickets that may lie in the deck, as far as the seat knows. */
function unseenTickets({ position, board }: Desk): number[] {
  const { kept, out, ticketDeck } = position;
  const found: number[] = [];
  for (let ticket = 0; ticket < board.tickets.length; ticket++) {
    if (kept[ticket] < 0 && out[ticket] < 0) found.push(ticket);
  }
  const buried = ticketDeck.filter((ticket) => ticket !== UNKNOWN);
  return buried.length === 0 || buried.length === ticketDeck.length
    ? found
    : found.filter((ticket) => !buried.includes(ticket));
}

/** The mean of the greatest among `count` values drawn evenly from the list. */
function bestOf(values: number[], count: number): number {
  values.sort((x, y) => x - y);
  let sum = 0;
  const n = values.length;
  for (let i = 0; i < n; i++) {
    const share = ((i + 1) / n) ** count - (i / n) ** count;
    sum += values[i] * share;
  }
  return sum;
}
