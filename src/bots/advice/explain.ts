import {
  type Move,
  type MoveOf,
  NO_TWIN,
  type Route,
  type Seat,
  claimPoints,
  isDone,
  isFree,
  itemAt,
  network,
  newAttractions,
} from '../../engine/index.js';
import type { Analysis } from '../planner/analysis.js';
import { CLOSED } from '../paths.js';
import { keptTickets, openTickets } from '../planner/route-plan.js';
import type { Planner } from '../planner/planner.js';
import { cardReasons, deckReasons, isLast, terrainReasons } from './explain-draw.js';
import type { Reason } from './reason.js';
import { spacesToGo } from './spaces-to-go.js';

/** Why this move is good in the position that the planner analysed last; `given` are the reasons of earlier hints. */
export function reasonsFor(planner: Planner, move: Move, given: readonly Reason[] = []): Reason[] {
  const { board, position } = planner.analysis;
  switch (move.type) {
    case 'claim':
      return claimReasons(planner, move);
    case 'row':
      return cardReasons(planner, itemAt(position.row, move.slot), given);
    case 'terrain':
      return terrainReasons(planner, move);
    case 'tickets':
      return [moreTickets(planner)];
    case 'keep':
      return ticketReasons(planner, move.tickets);
    case 'pay': {
      const route = position.tunnel && board.routes[position.tunnel.route];
      return route ? [...servedBy(planner, route), { type: 'points', points: route.score }] : [];
    }
    case 'deck':
      return deckReasons(planner);
    case 'decline':
      return [{ type: 'cards-back', count: sum(position.tunnel?.laid ?? []) }];
    case 'pass':
      return [{ type: 'only-move' }];
  }
}

function claimReasons(planner: Planner, claim: MoveOf<'claim'>): Reason[] {
  const { board, position, seat } = planner.analysis;
  const route = itemAt(board.routes, claim.route);
  const reasons = servedBy(planner, route);
  reasons.push({ type: 'points', points: claimPoints(board, claim) });
  if (route.cart && position.merchandise && position.merchandise.left > 0) reasons.push({ type: 'cart' });
  const sights = newSights(planner.analysis, route.id);
  if (sights > 0) reasons.push({ type: 'sights', count: sights });
  for (let rival = 0; rival < position.players; rival++) {
    const threat = rival === seat ? undefined : rivalry(planner.analysis, route, rival);
    if (threat) reasons.push(threat);
  }
  return reasons;
}

/** What a rival could do with this route on its next turn: join two components of its network, or take it. */
function rivalry({ board, position, map }: Analysis, route: Route, rival: Seat): Reason | undefined {
  if (route.length > itemAt(position.cars, rival) || !isFree(board, position, rival, route)) return undefined;
  const hasBuiltTo = (place: number): boolean =>
    itemAt(map.routesAt, place).some((other) => position.owner[other] === rival);
  const ends = [route.a, route.b].filter(hasBuiltTo);
  const parts = network(board, position, rival);
  // On a double route that is open on both sides, the rival can take the other side.
  const hasOtherSide =
    route.twin !== NO_TWIN &&
    position.players >= board.facts.bothSidesFrom &&
    isFree(board, position, rival, itemAt(board.routes, route.twin));
  // After the last turn blocking is pointless, and in the last round no claim can wait.
  if (ends.length === 2 && parts[route.a] !== parts[route.b] && !hasOtherSide && position.turnsLeft !== 0)
    return { type: 'blocks', seat: rival };
  return ends.length > 0 && !isLast(position) ? { type: 'contested', seat: rival } : undefined;
}

/** How many new attractions a route reaches. */
function newSights({ board, position, seat }: Analysis, route: number): number {
  const rule = board.facts.rules.find((it) => it.rule === 'attractions');
  return rule ? newAttractions(board, position, seat, route) / rule.points : 0;
}

/** The tickets that a route helps. */
function servedBy(planner: Planner, route: Route): Reason[] {
  const { analysis, plan } = planner;
  const from = analysis.parts[route.a];
  const to = itemAt(analysis.parts, route.b);
  const joined = analysis.parts.map((part) => (part === from ? to : part));
  const done: number[] = [];
  const nearer: number[] = [];
  plan.tickets.forEach((ticket, i) => {
    if (isDone(joined, itemAt(analysis.board.tickets, ticket))) done.push(ticket);
    else if (!isLast(analysis.position) && isOnPath(planner, analysis.network.paths[i], ticket, route))
      nearer.push(ticket);
  });
  const reasons: Reason[] = [];
  if (done.length > 0) reasons.push({ type: 'completes', tickets: done });
  if (nearer.length > 0) reasons.push({ type: 'serves', tickets: nearer });
  return reasons;
}

/** How many spaces longer than the shortest a good path may be. */
const DETOUR = 2;

/** Whether a route, or its twin, is on the ticket's planned path and on a nearly shortest one. */
function isOnPath(
  { analysis }: Planner,
  path: readonly number[] | null | undefined,
  ticket: number,
  { id, length, twin }: Route,
): boolean {
  if (!path?.includes(id) && (twin === NO_TWIN || !path?.includes(twin))) return false;
  const { board, position, seat } = analysis;
  const shortest = spacesToGo(board, position, seat, ticket, null);
  return spacesToGo(board, position, seat, ticket, id) + length <= shortest + DETOUR;
}

/** Why to draw tickets. */
function moreTickets({ analysis, plan }: Planner): Reason {
  const { position, seat } = analysis;
  const turns = Math.floor(analysis.turns - plan.turns);
  if (openTickets(analysis, keptTickets(analysis)).length === 0) return { type: 'tickets-done' };
  if (turns > 0) return { type: 'time-for-tickets', turns };
  return { type: 'network', routes: position.owner.filter((owner) => owner === seat).length };
}

/** The turns each ticket takes on top of the plan and the tickets before it. */
function ticketReasons({ analysis, plan }: Planner, tickets: readonly number[]): Reason[] {
  const { network: planned, board, prices } = analysis;
  const saved = planned.save();
  const routes: Route[] = [];
  let cars = plan.cars;
  let before = 0;
  const reasons = tickets.map((ticket): Reason => {
    const isOpen = planned.addition(ticket) < CLOSED;
    const added = planned.added.filter((id) => itemAt(prices, id) > 0 && planned.uses[id] === 0);
    for (const id of isOpen ? added : []) {
      const route = itemAt(board.routes, id);
      planned.uses[id] = 1;
      routes.push(route);
      cars += route.length;
    }
    const needed = turnsFor(analysis, routes);
    const turns = isOpen && cars <= analysis.cars ? needed - before : null;
    before = needed;
    return { type: 'fits', ticket, turns };
  });
  planned.restore(saved);
  return reasons;
}

/** A turn for each route, and one for every two cards that the hand lacks for them. */
function turnsFor({ allocation, hand }: Analysis, routes: readonly Route[]): number {
  allocation.allocate(routes, routes.length, null, null);
  let missing = 0;
  for (const { length } of routes) missing += length;
  missing -= sum(hand) - sum(allocation.spare);
  return routes.length + Math.ceil(missing / 2);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
