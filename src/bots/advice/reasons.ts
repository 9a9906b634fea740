import {
  type Move,
  type MoveOf,
  NOBODY,
  type Route,
  type Seat,
  isDone,
  newAttractions,
} from '../../engine/index.js';
import type { Desk } from '../planner/desk.js';
import { CLOSED } from '../planner/paths.js';
import type { Planner } from '../planner/planner.js';
import { cardReasons, deckReasons, isLast, terrainReasons } from './draws.js';
import type { Reason } from './reason.js';

export type { Reason } from './reason.js';

/** Why this move is good in the position that the planner has studied last; `told` are the reasons given for other moves before. */
export function reasonsFor(planner: Planner, move: Move, told: readonly Reason[] = []): Reason[] {
  const { board, position } = planner.desk;
  switch (move.type) {
    case 'claim':
      return claimReasons(planner, move);
    case 'row':
      return cardReasons(planner, position.row[move.slot], told);
    case 'terrain':
      return terrainReasons(planner, move);
    case 'tickets':
      return [
        { type: 'time-for-tickets', turns: Math.max(0, Math.floor(planner.desk.turns - planner.plan.turns)) },
      ];
    case 'keep':
      return ticketReasons(planner, move.tickets);
    case 'pay':
      return position.tunnel ? servedBy(planner, board.routes[position.tunnel.route]) : [];
    case 'deck':
      return deckReasons(planner);
    case 'decline':
    case 'pass':
      return [];
  }
}

function claimReasons(planner: Planner, { route: id, terrain }: MoveOf<'claim'>): Reason[] {
  const { board, position, seat, map } = planner.desk;
  const route = board.routes[id];
  const reasons = servedBy(planner, route);
  reasons.push({ type: 'points', points: terrain ? 2 * route.score : route.score });
  if (board.merchandise && route.cart && position.bonusLeft > 0) reasons.push({ type: 'cart' });
  const sights = newSights(planner.desk, id);
  if (sights > 0) reasons.push({ type: 'sights', count: sights });
  const rivals = new Set<Seat>();
  const atBothEnds = new Set<Seat>();
  for (const place of [route.a, route.b]) {
    const here = new Set(map.routesAt[place].map((other) => position.owner[other]));
    for (const owner of here) {
      if (owner === NOBODY || owner === seat) continue;
      (rivals.has(owner) ? atBothEnds : rivals).add(owner);
    }
  }
  // In the last round nothing can wait, and after the last turn nobody is in anybody's way.
  for (const rival of rivals) {
    if (atBothEnds.has(rival) && position.turnsLeft !== 0) reasons.push({ type: 'blocks', seat: rival });
    else if (!isLast(position)) reasons.push({ type: 'contested', seat: rival });
  }
  return reasons;
}

/** How many attractions a route reaches that the seat has not reached yet. */
function newSights({ board, position, seat }: Desk, route: number): number {
  const rule = board.facts.rules.find((it) => it.rule === 'attractions');
  return rule ? newAttractions(board, position, seat, route) / rule.points : 0;
}

/** The tickets that a route helps. */
function servedBy(planner: Planner, route: Route): Reason[] {
  const { desk, plan } = planner;
  const from = desk.parts[route.a];
  const to = desk.parts[route.b];
  const joined = desk.parts.map((part) => (part === from ? to : part));
  const done: number[] = [];
  const nearer: number[] = [];
  plan.tickets.forEach((ticket, i) => {
    if (isDone(joined, desk.board.tickets[ticket])) done.push(ticket);
    else if (!isLast(desk.position) && desk.network.ways[i]?.includes(route.id)) nearer.push(ticket);
  });
  const reasons: Reason[] = [];
  if (done.length > 0) reasons.push({ type: 'completes', tickets: done });
  if (nearer.length > 0) reasons.push({ type: 'serves', tickets: nearer });
  return reasons;
}

/** What each of these tickets takes beside what is planned already and those kept before it. */
function ticketReasons({ desk, plan }: Planner, tickets: readonly number[]): Reason[] {
  const { network, board, prices } = desk;
  const saved = network.save();
  const routes: Route[] = [];
  let cars = plan.cars;
  let before = 0;
  const reasons = tickets.map((ticket): Reason => {
    const isOpen = network.addition(ticket) < CLOSED;
    const added = network.added.filter((id) => prices[id] > 0 && network.uses[id] === 0);
    for (const id of isOpen ? added : []) {
      network.uses[id]++;
      routes.push(board.routes[id]);
      cars += board.routes[id].length;
    }
    const needed = turnsFor(desk, routes);
    const turns = isOpen && cars <= desk.cars ? needed - before : null;
    before = needed;
    return { type: 'fits', ticket, turns };
  });
  network.restore(saved);
  return reasons;
}

/** A turn for each of the routes, and one for every two cards that the hand lacks for them. */
function turnsFor({ dealing, hand }: Desk, routes: readonly Route[]): number {
  dealing.deal(routes, routes.length, null, null);
  let missing = 0;
  for (const { length } of routes) missing += length;
  for (let kind = 0; kind < hand.length; kind++) missing -= hand[kind] - dealing.spare[kind];
  return routes.length + Math.ceil(missing / 2);
}
