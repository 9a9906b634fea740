import { GREY, type MoveOf, NOBODY, type Route, claims, findClaimable } from '../../engine/index.js';
import type { Desk } from './analysis.js';
import { type Plan, shareOfGain } from './route-plan.js';
import type { Targets } from './targets.js';
import { tunnelChance } from './tunnel.js';

/** A claim, and the points it is worth beyond a turn. */
export interface Claim {
  move: MoveOf<'claim'> | null;
  value: number;
}

/** Filled anew at every turn. */
const payable: number[] = [];

/** The best claim the hand can pay for; `haste` is what a claim outside the plan costs, `last` tells that there is no time for more cards. */
export function bestClaim(desk: Desk, plan: Plan, targets: Targets, haste: number, last: boolean): Claim {
  let best: Claim = NONE;
  const { board, position, seat, dealing } = desk;
  const count = findClaimable(board, position, seat, payable);
  if (count === 0) return best;
  const { routes } = targets;
  dealing.deal(routes, routes.length, null, null);
  const { missing } = dealing;
  for (let i = 0; i < count; i++) {
    const claim = judge(desk, plan, targets, board.routes[payable[i]], missing, haste, last);
    if (claim && claim.value > best.value) best = claim;
  }
  return best;
}

/** All claims the hand can pay for, each with its best payment. */
export function rankClaims(desk: Desk, plan: Plan, targets: Targets): Claim[] {
  const { board, position, seat, dealing } = desk;
  const count = findClaimable(board, position, seat, payable);
  dealing.deal(targets.routes, targets.routes.length, null, null);
  const { missing } = dealing;
  const ranked: Claim[] = [];
  for (let i = 0; i < count; i++) {
    const claim = judge(desk, plan, targets, board.routes[payable[i]], missing, 0, true);
    if (claim) ranked.push(claim);
  }
  return ranked;
}

const NONE: Claim = { move: null, value: -Infinity };

/** What claiming a route is worth; null where the plan forbids it. */
function judge(
  desk: Desk,
  plan: Plan,
  targets: Targets,
  route: Route,
  missing: number,
  haste: number,
  last: boolean,
): Claim | null {
  const { board, weights, worth } = desk;
  const { routes } = targets;
  const planned = targets.planned.includes(route);
  if (weights.mixed > 0) {
    // Where all routes compete, what is not the best target waits.
    if (!last && routes[0] !== route) return null;
  } else if (!planned && (desk.cars - route.length < plan.cars || (!last && !routes.includes(route)))) {
    return null;
  }
  const paid = bestPayment(desk, route, routes, missing, planned);
  if (planned) paid.value += desk.rate + weights.claim + danger(desk, route);
  else if (weights.mixed === 0) paid.value += worth[route.id] - haste;
  else {
    const gain = desk.network.uses[route.id] > 0 ? shareOfGain(desk, plan) * route.length : 0;
    paid.value += worth[route.id] + gain;
  }
  if (route.tunnel) {
    const spare = desk.hand[route.colour] + desk.hand[board.wild] - route.length;
    if (paid.value > 0) paid.value *= tunnelChance(desk, route.colour, spare);
  }
  return paid;
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
  // Cards left over are worth less the nearer the end is, and the more of them there are for the cars left.
  let late = desk.turns <= 2 ? 0 : Math.min(1, desk.turns / 8);
  if (planned) late *= Math.min(1, Math.max(0, GLUT - position.handSizes[seat] / Math.max(1, desk.cars)));
  const best: Claim = { move: null, value: -Infinity };
  // In a hurry the payments with the fewest wilds will do: a few where only one colour pays, else about one of each.
  const most = !desk.hurried ? Infinity : route.colour === GREY ? board.kinds : FEW;
  for (const move of claims(board, position, seat, route.id, most)) {
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

const FEW = 4;
/** With so many cards in hand for each car left none of them is missed. */
const GLUT = 1.5;

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

/** What is at stake if a rival takes the route first; found out once for a plan. */
function danger(desk: Desk, route: Route): number {
  const known = desk.dangers[route.id];
  if (known !== undefined) return known;
  const { weights, network, prices } = desk;
  const detour = Math.min(FARTHEST, network.detour(route.id, prices) - prices[route.id]);
  const found = weights.danger * rivalry(desk, route) * Math.max(0, detour);
  desk.dangers[route.id] = found;
  return found;
}

/** No detour counts for more than this. */
const FARTHEST = 20;

/** How much rivals crowd a route: whether they stand at its ends. */
function rivalry({ position, seat, map }: Desk, { a, b }: Route): number {
  let rivals = 0.06;
  for (const place of [a, b]) {
    for (const other of map.routesAt[place]) {
      if (position.owner[other] === NOBODY || position.owner[other] === seat) continue;
      rivals += 0.2;
      break;
    }
  }
  return rivals;
}
