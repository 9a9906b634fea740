import { type MoveOf, type Route, claims, findClaimable } from '../../engine/index.js';
import type { Desk } from './desk.js';
import type { Plan } from './plan.js';
import type { Targets } from './targets.js';
import { tunnelChance } from './tunnel.js';

/** A claim, and the points it is worth beyond a turn. */
export interface Claim {
  move: MoveOf<'claim'> | null;
  value: number;
}

/** Filled anew at every turn. */
const found: number[] = [];

/** The best claim the hand can pay for; `haste` is what a claim outside the plan costs, `last` tells that there is no time for more cards. */
export function bestClaim(desk: Desk, plan: Plan, targets: Targets, haste: number, last: boolean): Claim {
  const { board, position, seat, dealing, weights } = desk;
  const { routes } = targets;
  const best: Claim = { move: null, value: -Infinity };
  const count = findClaimable(board, position, seat, found);
  if (count === 0) return best;
  dealing.deal(routes, routes.length, null, null);
  const { missing } = dealing;
  for (let i = 0; i < count; i++) {
    const route = board.routes[found[i]];
    const at = routes.indexOf(route);
    const planned = at >= 0 && at < targets.planned;
    if (!planned && (desk.cars - route.length < plan.cars || (!last && at < 0))) continue;
    let value = planned ? desk.rate + weights.claim + danger(desk, route) : desk.worth[route.id] - haste;
    if (value + (board.terrain ? route.score : 0) + missing * desk.rate <= best.value) continue;
    const paid = bestPayment(desk, route, routes, missing, planned);
    value += paid.value;
    if (route.tunnel)
      value *= tunnelChance(
        desk,
        route.colour,
        desk.hand[route.colour] + desk.hand[board.wild] - route.length,
      );
    if (value <= best.value) continue;
    best.move = paid.move;
    best.value = value;
  }
  return best;
}

/** The payment that costs least, as a negative number of points. */
function bestPayment(
  desk: Desk,
  route: Route,
  routes: readonly Route[],
  missing: number,
  planned: boolean,
): Claim {
  const { board, position, seat, dealing, weights } = desk;
  const each = desk.rate * weights.card;
  const late = desk.turns <= 2 ? 0 : Math.min(1, desk.turns / 8);
  const best: Claim = { move: null, value: -Infinity };
  for (const move of claims(board, position, seat, route.id)) {
    dealing.deal(routes, routes.length, move.cards, route);
    let value = (missing - dealing.missing) * each - idleCost(desk, move.cards, route, planned) * late;
    if (board.terrain) value -= route.score * weights.patience * late;
    if (move.terrain) {
      value +=
        route.score - move.terrain.cards * weights.terrainKept - move.terrain.wilds * weights.wild * each;
    }
    if (value <= best.value) continue;
    best.move = move;
    best.value = value;
  }
  return best;
}

/** What cards that nobody asks for might still have been good for. */
function idleCost(
  { board, weights }: Desk,
  cards: readonly number[],
  route: Route,
  planned: boolean,
): number {
  let paid = 0;
  for (let k = 0; k < board.kinds; k++) paid += cards[k] * (k === board.wild ? weights.wild : 1);
  if (planned) paid -= route.length + route.cost.symbols * (weights.wild - 1);
  const wilds = Math.max(0, cards[board.wild] - route.cost.symbols);
  return paid * weights.idle + wilds * weights.keepWild;
}

/** What is at stake if a rival takes the route first. */
function danger(desk: Desk, route: Route): number {
  const { position, seat, map, weights, network, prices } = desk;
  let rivals = 0.3;
  for (const place of [route.a, route.b]) {
    for (const other of map.routesAt[place]) {
      if (position.owner[other] >= 0 && position.owner[other] !== seat) {
        rivals += 1;
        break;
      }
    }
  }
  const detour = Math.min(20, network.detour(route.id, prices) - prices[route.id]);
  return weights.danger * rivals * Math.max(0, detour) * 0.2;
}
