import { type Route, isDone } from '../../engine/index.js';
import type { Analysis } from './analysis.js';

/** What is to be built, and for which tickets. */
export interface RoutePlan {
  /** The tickets aimed at. */
  tickets: number[];
  /** The tickets given up. */
  lost: number[];
  /** The routes to build. */
  routes: Route[];
  cars: number;
  /** Turns it takes, as far as can be guessed. */
  turns: number;
  /** Points gained by doing the tickets instead of failing them. */
  gain: number;
  /** Points it is worth: tickets and routes, less the turns spent. */
  value: number;
}

/** The tickets of a list that are still to be done. */
export function openTickets({ board, parts }: Analysis, tickets: readonly number[]): number[] {
  const left: number[] = [];
  for (const ticket of tickets) if (!isDone(parts, board.tickets[ticket])) left.push(ticket);
  return left;
}

/** The tickets the seat keeps. */
export function keptTickets({ position, seat }: Analysis): number[] {
  const kept: number[] = [];
  for (let ticket = 0; ticket < position.kept.length; ticket++) {
    if (position.kept[ticket] === seat) kept.push(ticket);
  }
  return kept;
}

/** Points gained by doing a ticket instead of failing it. */
export function ticketGain({ board, weights }: Analysis, ticket: number): number {
  const extra = board.bonuses.some(({ category }) => category === 'globetrotter') ? weights.globetrotter : 0;
  return 2 * board.tickets[ticket].points + extra;
}

/** How likely it is that a plan of so many turns is done in time. */
export function chanceInTime({ turns, weights }: Analysis, needed: number): number {
  return 1 / (1 + Math.exp((needed * weights.slower - turns + weights.margin) / weights.spread));
}

/** What each space of a plan's routes adds to what its tickets bring, where all routes compete. */
export function shareOfGain(analysis: Analysis, { gain, turns, cars }: RoutePlan): number {
  return cars === 0 ? 0 : (analysis.weights.mixed * gain * chanceInTime(analysis, turns)) / cars;
}

/** The best plan for these tickets, none of them done: tickets that cost more than they bring, or come too late, are given up. */
export function makePlan(analysis: Analysis, tickets: readonly number[]): RoutePlan {
  const plan = planAt(analysis, tickets);
  if (analysis.isQuick || analysis.weights.detour === 0 || plan.routes.length === 0) return plan;
  const prices = analysis.prices.slice();
  const better = mended(analysis, tickets, plan);
  for (let route = 0; route < prices.length; route++) analysis.prices[route] = prices[route];
  return better;
}

/** The plan, or a better one that goes round what keeps it waiting; prices are left changed. */
function mended(analysis: Analysis, tickets: readonly number[], first: RoutePlan): RoutePlan {
  const { allocation: allocation, weights, board } = analysis;
  let plan = first;
  // One kind of card may be the trouble, or a route that lacks many cards.
  allocation.allocate(plan.routes, plan.routes.length, null, null);
  const kind = allocation.bottleneck();
  if (kind >= 0) {
    const waiting = plan.routes.filter(
      ({ colour, cost }) => colour === kind || (kind === board.wild && cost.symbols > 0),
    );
    plan = around(analysis, tickets, plan, waiting, weights.detour);
  }
  const lacking = plan.routes
    .map((route) => ({ route, missing: analysis.cardsMissing(route) }))
    .sort((x, y) => y.missing - x.missing);
  for (const { route } of lacking.slice(0, MENDED)) plan = around(analysis, tickets, plan, [route], AVOID);
  return plan;
}

/** So many routes are tried without, each as if it cost so many points more. */
const MENDED = 3;
const AVOID = 20;

/** The plan made as if these routes cost so much more, where it is better than one made before. */
function around(
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

/** The ticket that had better be given up; -1 where all are worth it. */
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

/** The turns that go into what only this path uses. */
function turnsAlone({ network, board, weights }: Analysis, path: readonly number[]): number {
  let turns = 0;
  for (const route of path) {
    if (network.uses[route] === 1) turns += 1 + board.routes[route].length * weights.card;
  }
  return turns;
}

/** What those turns would bring otherwise, less what they bring. */
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
