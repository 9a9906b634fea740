import { GREY, type Move, type MoveOf, NOBODY, type Route, type Seat, isDone } from '../../engine/index.js';
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
  for (const rival of rivals)
    reasons.push({ type: atBothEnds.has(rival) ? 'blocks' : 'contested', seat: rival });
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
    else if (desk.network.ways[i]?.includes(route.id)) reasons.push({ type: 'serves', ticket });
  });
  return reasons;
}

/** The first routes to be built that a card of this kind is missing for. */
function cardReasons({ desk, targets }: Planner, kind: number): Reason[] {
  const left = desk.hand.slice();
  for (const { id, colour, cost, length } of targets.routes) {
    const set = colour === GREY ? kind : colour;
    const plain = length - cost.symbols;
    const have = Math.min(plain, left[set]);
    left[set] -= have;
    const wilds = kind === desk.board.wild && (cost.symbols > 0 || cost.wilds);
    if ((set === kind && have < plain) || wilds) {
      return [{ type: 'collects', kind, route: id, missing: Math.max(0, length - have - 1) }];
    }
  }
  return [];
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
