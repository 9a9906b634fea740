import { type Route, isDone } from '../../engine/index.js';
import type { Analysis } from './analysis.js';

/** Routes to build, the tickets they are for, and an estimate of what that takes and gains. */
export interface RoutePlan {
  /** The tickets to complete. */
  tickets: number[];
  /** The tickets that are given up. */
  lost: number[];
  /** The routes to build. */
  routes: Route[];
  cars: number;
  /** Estimated turns. */
  turns: number;
  /** Points gained by completing the tickets instead of failing them. */
  gain: number;
  /** Its worth in points: tickets and routes, less the turns spent. */
  value: number;
}

/** The tickets of a list that are not complete. */
export function openTickets({ board, parts }: Analysis, tickets: readonly number[]): number[] {
  const left: number[] = [];
  for (const ticket of tickets) if (!isDone(parts, board.tickets[ticket])) left.push(ticket);
  return left;
}

/** The tickets that the seat has kept. */
export function keptTickets({ position, seat }: Analysis): number[] {
  const kept: number[] = [];
  for (let ticket = 0; ticket < position.kept.length; ticket++) {
    if (position.kept[ticket] === seat) kept.push(ticket);
  }
  return kept;
}

/** Points gained by completing a ticket instead of failing it. */
export function ticketGain({ board, weights }: Analysis, ticket: number): number {
  const extra = board.facts.rules.some(({ rule }) => rule === 'globetrotter') ? weights.globetrotter : 0;
  return 2 * board.tickets[ticket].points + extra;
}

/** The probability that a plan of `needed` turns is finished in time. */
export function chanceInTime({ turns, weights }: Analysis, needed: number): number {
  return 1 / (1 + Math.exp((needed * weights.slower - turns + weights.margin) / weights.spread));
}

/** The share of a plan's gain per space of its routes, used when all routes compete. */
export function shareOfGain(analysis: Analysis, { gain, turns, cars }: RoutePlan): number {
  return cars === 0 ? 0 : (analysis.weights.mixed * gain * chanceInTime(analysis, turns)) / cars;
}

/** The best plan for these open tickets. Gives up tickets that cost more than they gain or would come too late. */
export function makePlan(analysis: Analysis, tickets: readonly number[]): RoutePlan {
  const plan = planAt(analysis, tickets);
  if (analysis.isQuick || analysis.weights.detour === 0 || plan.routes.length === 0) return plan;
  const prices = analysis.prices.slice();
  const better = avoidBottlenecks(analysis, tickets, plan);
  for (let route = 0; route < prices.length; route++) analysis.prices[route] = prices[route];
  return better;
}

/** The plan, or a better one that avoids its bottlenecks. Leaves the prices changed. */
function avoidBottlenecks(analysis: Analysis, tickets: readonly number[], first: RoutePlan): RoutePlan {
  const { allocation, weights, board } = analysis;
  let plan = first;
  // The bottleneck may be one kind of card, or a route that lacks many cards.
  allocation.allocate(plan.routes, plan.routes.length, null, null);
  const kind = allocation.bottleneck();
  if (kind >= 0) {
    const affected = plan.routes.filter(
      ({ colour, cost }) => colour === kind || (kind === board.wild && cost.symbols > 0),
    );
    plan = avoid(analysis, tickets, plan, affected, weights.detour);
  }
  const lacking = plan.routes
    .map((route) => ({ route, missing: analysis.cardsMissing(route) }))
    .sort((x, y) => y.missing - x.missing);
  for (const { route } of lacking.slice(0, AVOIDED)) plan = avoid(analysis, tickets, plan, [route], PENALTY);
  return plan;
}

/** How many routes to try to avoid, and the points added to their price for it. */
const AVOIDED = 3;
const PENALTY = 20;

/** A plan with these routes made dearer by `more`, if it beats the given plan. */
function avoid(
  analysis: Analysis,
  tickets: readonly number[],
  plan: RoutePlan,
  routes: readonly Route[],
  more: number,
): RoutePlan {
  const { network, prices } = analysis;
  const saved = network.save();
  for (const { id } of routes) prices[id] += more;
  const other = planAt(analysis, tickets);
  if (other.value > plan.value) return other;
  for (const { id } of routes) prices[id] -= more;
  network.restore(saved);
  return plan;
}

function planAt(analysis: Analysis, tickets: readonly number[]): RoutePlan {
  const { board, network } = analysis;
  const aims = tickets.slice().sort((x, y) => board.tickets[y].points - board.tickets[x].points);
  const lost: number[] = [];
  for (;;) {
    network.join(aims, analysis.prices);
    const plan = measure(analysis, aims, lost);
    const worst = leastWorth(analysis, plan);
    if (worst < 0) return plan;
    lost.push(...aims.splice(worst, 1));
  }
}

/** The index of the ticket to give up; -1 if all are worth keeping. */
function leastWorth(analysis: Analysis, { tickets, gain, turns, cars }: RoutePlan): number {
  const { network } = analysis;
  const tooMany = cars > analysis.cars;
  const all = gain * chanceInTime(analysis, turns);
  let worst = -1;
  let most = tooMany ? -Infinity : 0;
  for (let i = 0; i < tickets.length; i++) {
    const path = network.paths[i];
    if (path === null) return i;
    const without =
      (gain - ticketGain(analysis, tickets[i])) * chanceInTime(analysis, turns - turnsAlone(analysis, path));
    const better = without - all + costAlone(analysis, path);
    if (better > most) {
      most = better;
      worst = i;
    }
  }
  return worst;
}

/** The turns spent on routes that only this path uses. */
function turnsAlone({ network, board, weights }: Analysis, path: readonly number[]): number {
  let turns = 0;
  for (const route of path) {
    if (network.uses[route] === 1) turns += 1 + board.routes[route].length * weights.card;
  }
  return turns;
}

/** What those turns would score elsewhere, less what they score here. */
function costAlone(analysis: Analysis, path: readonly number[]): number {
  let cost = turnsAlone(analysis, path) * analysis.rate;
  for (const route of path) if (analysis.network.uses[route] === 1) cost -= analysis.worth[route];
  return cost;
}

function measure(analysis: Analysis, tickets: readonly number[], lost: readonly number[]): RoutePlan {
  const { network, board, worth, weights } = analysis;
  const routes: Route[] = [];
  let cars = 0;
  let points = 0;
  for (let id = 0; id < network.uses.length; id++) {
    if (network.uses[id] === 0) continue;
    routes.push(board.routes[id]);
    cars += board.routes[id].length;
    points += worth[id];
  }
  analysis.allocation.allocate(routes, routes.length, null, null);
  const turns = routes.length + analysis.allocation.turns();
  let gain = 0;
  let failed = 0;
  for (const ticket of tickets) {
    gain += ticketGain(analysis, ticket);
    failed += board.tickets[ticket].points;
  }
  for (const ticket of lost) failed += board.tickets[ticket].points;
  const value = gain * chanceInTime(analysis, turns) * weights.sure - failed + points - turns * analysis.rate;
  return { tickets: tickets.slice(), lost: lost.slice(), routes, cars, turns, gain, value };
}
