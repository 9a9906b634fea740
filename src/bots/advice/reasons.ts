import {
  GREY,
  type Move,
  type MoveOf,
  NOBODY,
  NOT_YET,
  type Position,
  type Route,
  type Seat,
  claimable,
  isDone,
} from '../../engine/index.js';
import type { Planner } from '../planner/planner.js';

/** Why a move is good, as data; the page has the words. */
export type Reason =
  /** The route lies on the way of this ticket. */
  | { type: 'serves'; ticket: number }
  /** The ticket is done by it. */
  | { type: 'completes'; ticket: number }
  /** It brings so many points at once, doubled ones included. */
  | { type: 'points'; points: number }
  /** This rival stands at one of its ends and may take it. */
  | { type: 'contested'; seat: Seat }
  /** It cuts between two parts of this rival's network. */
  | { type: 'blocks'; seat: Seat }
  /** A card of this kind is wanted for the route, which then lacks so many. */
  | { type: 'collects'; kind: number; route: number; missing: number }
  /** Terrain of this kind would double the route. */
  | { type: 'doubles'; terrain: number; route: number }
  /** All tickets are done or as good as done, and there is time for more. */
  | { type: 'time-for-tickets'; turns: number }
  /** These tickets share ways, so that both cost less than each by itself. */
  | { type: 'fits'; ticket: number; turns: number };

/** Why this move is good in the position that the planner has studied last. */
export function reasonsFor(planner: Planner, move: Move): Reason[] {
  const { board, position } = planner.desk;
  switch (move.type) {
    case 'claim':
      return claimReasons(planner, move);
    case 'row':
      return cardReasons(planner, position.row[move.slot]);
    case 'terrain':
      return terrainReasons(planner, move);
    case 'tickets':
      return [
        { type: 'time-for-tickets', turns: Math.max(0, Math.floor(planner.desk.turns - planner.plan.turns)) },
      ];
    case 'keep':
      return move.tickets.map((ticket) => ({ type: 'fits', ticket, turns: turnsFor(planner, ticket) }));
    case 'pay':
      return position.tunnel ? servedBy(planner, board.routes[position.tunnel.route]) : [];
    case 'deck':
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

/** The tickets that a route helps. */
function servedBy(planner: Planner, route: Route): Reason[] {
  const { desk, plan } = planner;
  const from = desk.parts[route.a];
  const to = desk.parts[route.b];
  const joined = desk.parts.map((part) => (part === from ? to : part));
  const reasons: Reason[] = [];
  plan.tickets.forEach((ticket, i) => {
    if (isDone(joined, desk.board.tickets[ticket])) reasons.push({ type: 'completes', ticket });
    else if (!isLast(desk.position) && desk.network.ways[i]?.includes(route.id))
      reasons.push({ type: 'serves', ticket });
  });
  return reasons;
}

/** The first route to be built that can't be paid for yet and that a card of this kind brings nearer. */
function cardReasons({ desk, targets }: Planner, kind: number): Reason[] {
  const { board, position, seat, hand } = desk;
  const { wild } = board;
  if (isLast(position)) return [];
  const payable = new Set(claimable(board, position, seat));
  for (const { id, colour, cost, length } of targets.routes) {
    if (payable.has(id)) continue;
    const plain = length - cost.symbols;
    const set = colour === GREY ? fullest(hand, wild, kind) : colour;
    const own = Math.min(plain, hand[set]);
    const symbols = Math.min(cost.symbols, hand[wild]);
    const standing = cost.wilds ? Math.min(plain - own, hand[wild] - symbols) : 0;
    const helps = kind === wild ? cost.wilds || symbols < cost.symbols : set === kind && own < plain;
    const missing = Math.max(0, length - own - symbols - standing - 1);
    if (helps) return [{ type: 'collects', kind, route: id, missing }];
  }
  return [];
}

/** The colour a hand has most of; where it would be as good after one more, the one that is drawn. */
function fullest(hand: readonly number[], wild: number, drawn: number): number {
  let best = drawn === wild ? 0 : drawn;
  const count = (kind: number): number => hand[kind] + (kind === drawn ? 1 : 0);
  for (let kind = 0; kind < wild; kind++) if (count(kind) > count(best)) best = kind;
  return best;
}

/** The one who is to act has no turn after this one. */
function isLast({ turnsLeft }: Position): boolean {
  return turnsLeft !== NOT_YET;
}

function terrainReasons({ desk, targets }: Planner, { slot }: MoveOf<'terrain'>): Reason[] {
  const { board, position } = desk;
  if (slot === undefined || !board.terrain || !position.terrain) return [];
  const kind = position.terrain.faceUp[slot];
  const { kindOf } = board.terrain;
  const route = targets.routes.find(({ id }) => kindOf[id] === kind);
  return route ? [{ type: 'doubles', terrain: kind, route: route.id }] : [];
}

/** About how many turns a ticket takes beside what is planned already. */
function turnsFor({ desk }: Planner, ticket: number): number {
  const { network, board, weights, prices } = desk;
  network.addition(ticket);
  let turns = 0;
  for (const id of network.added) {
    if (prices[id] > 0 && network.uses[id] === 0) turns += 1 + desk.missing(board.routes[id]) * weights.card;
  }
  return Math.round(turns);
}
