import { UNKNOWN, leastKept } from '../../engine/index.js';
import type { Analysis } from './analysis.js';
import { CLOSED } from '../paths.js';
import {
  type RoutePlan,
  ticketGain,
  chanceInTime,
  keptTickets,
  makePlan,
  openTickets,
} from './route-plan.js';

/** A set of offered tickets that may be kept, and the value of the best plan with it. */
export interface TicketSet {
  tickets: number[];
  value: number;
}

/** The offered tickets to keep: those with the most valuable plan, together with the tickets held. */
export function ticketsToKeep(analysis: Analysis): number[] {
  let best: TicketSet | null = null;
  for (const set of ticketSets(analysis)) if (!best || set.value > best.value) best = set;
  return best ? best.tickets : analysis.position.offered[analysis.seat];
}

/** All sets of offered tickets that may be kept. */
export function ticketSets(analysis: Analysis): TicketSet[] {
  const { position, seat, board } = analysis;
  const offered = position.offered[seat];
  const least = leastKept(board, position, seat);
  const held = openTickets(analysis, keptTickets(analysis));
  const sets: TicketSet[] = [];
  for (let set = 1; set < 1 << offered.length; set++) {
    const tickets = offered.filter((_, i) => (set >> i) & 1);
    if (tickets.length < least) continue;
    const open = openTickets(analysis, tickets);
    let { value } = makePlan(analysis, held.concat(open));
    for (const ticket of tickets)
      if (!open.includes(ticket)) value += ticketGain(analysis, ticket) - board.tickets[ticket].points;
    sets.push({ tickets, value });
  }
  return sets;
}

/** For quick moves, about how many tickets to sample when estimating a draw. */
const SAMPLE_SIZE = 20;

/** The value of drawing tickets: the expected best of those drawn. */
export function drawValue(analysis: Analysis, plan: RoutePlan): number {
  const { board, position } = analysis;
  const { take } = board.facts.drawTickets;
  const drawn = Math.min(take, position.ticketDeck.length);
  if (drawn === 0) return -Infinity;
  const gains: number[] = [];
  const unseen = unseenTickets(analysis);
  const step = analysis.isQuick ? Math.ceil(unseen.length / SAMPLE_SIZE) : 1;
  for (let i = 0; i < unseen.length; i += step) gains.push(addedValue(analysis, plan, unseen[i]));
  return expectedMax(gains, drawn);
}

/** The points that one more ticket adds to the current plan. */
function addedValue(analysis: Analysis, plan: RoutePlan, ticket: number): number {
  const { board, weights, network } = analysis;
  const { points } = board.tickets[ticket];
  const found = network.addition(ticket);
  let cost = 0;
  let cars = plan.cars;
  let turns = plan.turns + 1;
  for (const route of network.added) {
    if (network.uses[route] > 0 || analysis.prices[route] === 0) continue;
    cars += board.routes[route].length;
    const more = 1 + analysis.cardsMissing(board.routes[route]) * weights.card;
    turns += more;
    cost += more * analysis.rate - analysis.worth[route];
  }
  if (found >= CLOSED || cars > analysis.cars) return -points;
  const gain =
    (plan.gain + ticketGain(analysis, ticket)) * chanceInTime(analysis, turns) -
    plan.gain * chanceInTime(analysis, plan.turns);
  return Math.max(-points, gain * weights.sure - points - cost);
}

/** The tickets that may be in the deck, as far as the seat knows. */
function unseenTickets({ position, board }: Analysis): number[] {
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

/** The expected maximum of `count` values drawn uniformly from the list. */
function expectedMax(values: number[], count: number): number {
  values.sort((x, y) => x - y);
  let sum = 0;
  const n = values.length;
  for (let i = 0; i < n; i++) {
    const share = ((i + 1) / n) ** count - (i / n) ** count;
    sum += values[i] * share;
  }
  return sum;
}
