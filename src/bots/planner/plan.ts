import { type Route, isDone } from '../../engine/index.js';
import type { Desk } from './desk.js';

/** What is to be built, and for which tickets. */
export interface Plan {
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
export function undone({ board, parts }: Desk, tickets: readonly number[]): number[] {
  const left: number[] = [];
  for (const ticket of tickets) if (!isDone(parts, board.tickets[ticket])) left.push(ticket);
  return left;
}

/** The tickets the seat keeps. */
export function keptTickets({ position, seat }: Desk): number[] {
  const kept: number[] = [];
  for (let ticket = 0; ticket < position.kept.length; ticket++) {
    if (position.kept[ticket] === seat) kept.push(ticket);
  }
  return kept;
}

/** Points gained by doing a ticket instead of failing it. */
export function gainOf({ board, weights }: Desk, ticket: number): number {
  const extra = board.facts.rules.some(({ rule }) => rule === 'globetrotter') ? weights.globetrotter : 0;
  return 2 * board.tickets[ticket].points + extra;
}

/** How likely it is that a plan of so many turns is done in time. */
export function inTime({ turns, weights }: Desk, needed: number): number {
  return 1 / (1 + Math.exp((needed * weights.slower - turns + weights.margin) / weights.spread));
}

/** What each space of a plan's routes adds to what its tickets bring, where all routes compete. */
export function shareOfGain(desk: Desk, { gain, turns, cars }: Plan): number {
  return cars === 0 ? 0 : (desk.weights.mixed * gain * inTime(desk, turns)) / cars;
}

/** The best plan for these tickets, none of them done: tickets that cost more than they bring, or come too late, are given up. */
export function makePlan(desk: Desk, tickets: readonly number[]): Plan {
  const plan = planAt(desk, tickets);
  if (desk.hurried || desk.weights.detour === 0 || plan.routes.length === 0) return plan;
  const prices = desk.prices.slice();
  const better = mended(desk, tickets, plan);
  for (let route = 0; route < prices.length; route++) desk.prices[route] = prices[route];
  return better;
}

/** The plan, or a better one that goes round what keeps it waiting; prices are left changed. */
function mended(desk: Desk, tickets: readonly number[], first: Plan): Plan {
  const { dealing, weights, board } = desk;
  let plan = first;
  // One kind of card may be the trouble, or a route that lacks many cards.
  dealing.deal(plan.routes, plan.routes.length, null, null);
  const kind = dealing.bottleneck();
  if (kind >= 0) {
    const waiting = plan.routes.filter(
      ({ colour, cost }) => colour === kind || (kind === board.wild && cost.symbols > 0),
    );
    plan = around(desk, tickets, plan, waiting, weights.detour);
  }
  const lacking = plan.routes
    .map((route) => ({ route, missing: desk.missing(route) }))
    .sort((x, y) => y.missing - x.missing);
  for (const { route } of lacking.slice(0, MENDED)) plan = around(desk, tickets, plan, [route], AVOID);
  return plan;
}

/** So many routes are tried without, each as if it cost so many points more. */
const MENDED = 3;
const AVOID = 20;

/** The plan made as if these routes cost so much more, where it is better than one made before. */
function around(
  desk: Desk,
  tickets: readonly number[],
  plan: Plan,
  routes: readonly Route[],
  more: number,
): Plan {
  const { network, prices } = desk;
  const saved = network.save();
  for (const { id } of routes) prices[id] += more;
  const other = planAt(desk, tickets);
  if (other.value > plan.value) return other;
  for (const { id } of routes) prices[id] -= more;
  network.restore(saved);
  return plan;
}

function planAt(desk: Desk, tickets: readonly number[]): Plan {
  const { board, network } = desk;
  const aims = tickets.slice().sort((x, y) => board.tickets[y].points - board.tickets[x].points);
  const lost: number[] = [];
  for (;;) {
    network.join(aims, desk.prices);
    const plan = measure(desk, aims, lost);
    const worst = leastWorth(desk, plan);
    if (worst < 0) return plan;
    lost.push(...aims.splice(worst, 1));
  }
}

/** The ticket that had better be given up; -1 where all are worth it. */
function leastWorth(desk: Desk, { tickets, gain, turns, cars }: Plan): number {
  const { network } = desk;
  const tooMany = cars > desk.cars;
  const all = gain * inTime(desk, turns);
  let worst = -1;
  let most = tooMany ? -Infinity : 0;
  for (let i = 0; i < tickets.length; i++) {
    const way = network.ways[i];
    if (way === null) return i;
    const without = (gain - gainOf(desk, tickets[i])) * inTime(desk, turns - turnsAlone(desk, way));
    const better = without - all + costAlone(desk, way);
    if (better > most) {
      most = better;
      worst = i;
    }
  }
  return worst;
}

/** The turns that go into what only this path uses. */
function turnsAlone({ network, board, weights }: Desk, way: readonly number[]): number {
  let turns = 0;
  for (const route of way) {
    if (network.uses[route] === 1) turns += 1 + board.routes[route].length * weights.card;
  }
  return turns;
}

/** What those turns would bring otherwise, less what they bring. */
function costAlone(desk: Desk, way: readonly number[]): number {
  let cost = turnsAlone(desk, way) * desk.rate;
  for (const route of way) if (desk.network.uses[route] === 1) cost -= desk.worth[route];
  return cost;
}

function measure(desk: Desk, tickets: readonly number[], lost: readonly number[]): Plan {
  const { network, board, worth, weights } = desk;
  const routes: Route[] = [];
  let cars = 0;
  let points = 0;
  for (let id = 0; id < network.uses.length; id++) {
    if (network.uses[id] === 0) continue;
    routes.push(board.routes[id]);
    cars += board.routes[id].length;
    points += worth[id];
  }
  desk.dealing.deal(routes, routes.length, null, null);
  const turns = routes.length + desk.dealing.turns();
  let gain = 0;
  let failed = 0;
  for (const ticket of tickets) {
    gain += gainOf(desk, ticket);
    failed += board.tickets[ticket].points;
  }
  for (const ticket of lost) failed += board.tickets[ticket].points;
  const value = gain * inTime(desk, turns) * weights.sure - failed + points - turns * desk.rate;
  return { tickets: tickets.slice(), lost: lost.slice(), routes, cars, turns, gain, value };
}
