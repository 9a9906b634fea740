import {
  type Move,
  type MoveOf,
  NO_TWIN,
  type Route,
  type Seat,
  isDone,
  isFree,
  network,
  newAttractions,
} from '../../engine/index.js';
import type { Desk } from '../planner/desk.js';
import { CLOSED } from '../planner/paths.js';
import { keptTickets, undone } from '../planner/plan.js';
import type { Planner } from '../planner/planner.js';
import { cardReasons, deckReasons, isLast, terrainReasons } from './draws.js';
import type { Reason } from './reason.js';
import { spacesToGo } from './spaces.js';

export { type Reason, isTelling } from './reason.js';

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

function claimReasons(planner: Planner, { route: id, terrain }: MoveOf<'claim'>): Reason[] {
  const { board, position, seat } = planner.desk;
  const route = board.routes[id];
  const reasons = servedBy(planner, route);
  reasons.push({ type: 'points', points: terrain ? 2 * route.score : route.score });
  if (route.cart && position.merchandise && position.merchandise.left > 0) reasons.push({ type: 'cart' });
  const sights = newSights(planner.desk, id);
  if (sights > 0) reasons.push({ type: 'sights', count: sights });
  for (let rival = 0; rival < position.players; rival++) {
    const threat = rival === seat ? undefined : rivalry(planner.desk, route, rival);
    if (threat) reasons.push(threat);
  }
  return reasons;
}

/** What a rival could do with this route on its next turn: join two parts of its network, or take it. */
function rivalry({ board, position, map }: Desk, route: Route, rival: Seat): Reason | undefined {
  if (route.length > position.cars[rival] || !isFree(board, position, rival, route)) return undefined;
  const stands = (place: number): boolean =>
    map.routesAt[place].some((other) => position.owner[other] === rival);
  const ends = [route.a, route.b].filter(stands);
  const parts = network(board, position, rival);
  // On a double route open on both sides, the rival can take the other side.
  const hasOtherSide =
    route.twin !== NO_TWIN &&
    position.players >= board.facts.bothSidesFrom &&
    isFree(board, position, rival, board.routes[route.twin]);
  // After the last turn nobody is in anybody's way, and in the last round nothing can wait.
  if (ends.length === 2 && parts[route.a] !== parts[route.b] && !hasOtherSide && position.turnsLeft !== 0)
    return { type: 'blocks', seat: rival };
  return ends.length > 0 && !isLast(position) ? { type: 'contested', seat: rival } : undefined;
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
    else if (!isLast(desk.position) && isOnPath(planner, desk.network.ways[i], ticket, route))
      nearer.push(ticket);
  });
  const reasons: Reason[] = [];
  if (done.length > 0) reasons.push({ type: 'completes', tickets: done });
  if (nearer.length > 0) reasons.push({ type: 'serves', tickets: nearer });
  return reasons;
}

/** A path this many spaces longer than the shortest is still a good one. */
const DETOUR = 2;

/** Whether a route, or the other side of its double, lies on the ticket's planned path, and by it the ticket is nearly as short as can be. */
function isOnPath(
  { desk }: Planner,
  way: readonly number[] | null | undefined,
  ticket: number,
  { id, twin }: Route,
): boolean {
  if (!way?.includes(id) && (twin === NO_TWIN || !way?.includes(twin))) return false;
  const { board, position, seat } = desk;
  const shortest = spacesToGo(board, position, seat, ticket, null);
  return spacesToGo(board, position, seat, ticket, id) + board.routes[id].length <= shortest + DETOUR;
}

/** Why to draw tickets. */
function moreTickets({ desk, plan }: Planner): Reason {
  const { position, seat } = desk;
  const turns = Math.floor(desk.turns - plan.turns);
  if (undone(desk, keptTickets(desk)).length === 0) return { type: 'tickets-done' };
  if (turns > 0) return { type: 'time-for-tickets', turns };
  return { type: 'network', routes: position.owner.filter((owner) => owner === seat).length };
}

/** What each of these tickets takes beside what is planned already and those kept before it. */
function ticketReasons({ desk, plan }: Planner, tickets: readonly number[]): Reason[] {
  const { network: planned, board, prices } = desk;
  const saved = planned.save();
  const routes: Route[] = [];
  let cars = plan.cars;
  let before = 0;
  const reasons = tickets.map((ticket): Reason => {
    const isOpen = planned.addition(ticket) < CLOSED;
    const added = planned.added.filter((id) => prices[id] > 0 && planned.uses[id] === 0);
    for (const id of isOpen ? added : []) {
      planned.uses[id]++;
      routes.push(board.routes[id]);
      cars += board.routes[id].length;
    }
    const needed = turnsFor(desk, routes);
    const turns = isOpen && cars <= desk.cars ? needed - before : null;
    before = needed;
    return { type: 'fits', ticket, turns };
  });
  planned.restore(saved);
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
