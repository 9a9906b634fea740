import { GREY, type MoveOf, NOBODY, type Route, claims, findClaimable } from '../../engine/index.js';
import type { Analysis } from './analysis.js';
import { type RoutePlan, shareOfGain } from './route-plan.js';
import type { Targets } from './targets.js';
import { tunnelChance } from './tunnel.js';

/** A claim, and its value in points. */
export interface Claim {
  move: MoveOf<'claim'> | null;
  value: number;
}

/** A buffer, refilled every turn. */
const payable: number[] = [];

/** The best payable claim. `haste` is the cost of a claim outside the plan; `last` means there is no time for more cards. */
export function bestClaim(
  analysis: Analysis,
  plan: RoutePlan,
  targets: Targets,
  haste: number,
  last: boolean,
): Claim {
  let best: Claim = NONE;
  const { board, position, seat, allocation } = analysis;
  const count = findClaimable(board, position, seat, payable);
  if (count === 0) return best;
  const { routes } = targets;
  allocation.allocate(routes, routes.length, null, null);
  const { missing } = allocation;
  for (let i = 0; i < count; i++) {
    const claim = judge(analysis, plan, targets, board.routes[payable[i]], missing, haste, last);
    if (claim && claim.value > best.value) best = claim;
  }
  return best;
}

/** Every payable route as a claim, each with its best payment. */
export function rankClaims(analysis: Analysis, plan: RoutePlan, targets: Targets): Claim[] {
  const { board, position, seat, allocation } = analysis;
  const count = findClaimable(board, position, seat, payable);
  allocation.allocate(targets.routes, targets.routes.length, null, null);
  const { missing } = allocation;
  const ranked: Claim[] = [];
  for (let i = 0; i < count; i++) {
    const claim = judge(analysis, plan, targets, board.routes[payable[i]], missing, 0, true);
    if (claim) ranked.push(claim);
  }
  return ranked;
}

const NONE: Claim = { move: null, value: -Infinity };

/** The value of claiming a route; null if the plan forbids it. */
function judge(
  analysis: Analysis,
  plan: RoutePlan,
  targets: Targets,
  route: Route,
  missing: number,
  haste: number,
  last: boolean,
): Claim | null {
  const { board, weights, worth } = analysis;
  const { routes } = targets;
  const planned = targets.planned.includes(route);
  if (weights.mixed > 0) {
    // When all routes compete, only the best target is claimed.
    if (!last && routes[0] !== route) return null;
  } else if (!planned && (analysis.cars - route.length < plan.cars || (!last && !routes.includes(route)))) {
    return null;
  }
  const paid = bestPayment(analysis, route, routes, missing, planned);
  if (planned) paid.value += analysis.rate + weights.claim + danger(analysis, route);
  else if (weights.mixed === 0) paid.value += worth[route.id] - haste;
  else {
    const gain = analysis.network.uses[route.id] > 0 ? shareOfGain(analysis, plan) * route.length : 0;
    paid.value += worth[route.id] + gain;
  }
  if (route.tunnel) {
    const spare = analysis.hand[route.colour] + analysis.hand[board.wild] - route.length;
    if (paid.value > 0) paid.value *= tunnelChance(analysis, route.colour, spare);
  }
  return paid;
}

/** The payment that costs least; its value is negative, unless doubling outweighs the cost. */
function bestPayment(
  analysis: Analysis,
  route: Route,
  routes: readonly Route[],
  missing: number,
  planned: boolean,
): Claim {
  const { board, position, seat, allocation, weights } = analysis;
  const each = analysis.rate * weights.card;
  // Spare cards are worth less towards the end, and the more of them there are per car left.
  let late = analysis.turns <= 2 ? 0 : Math.min(1, analysis.turns / 8);
  if (planned) late *= Math.min(1, Math.max(0, GLUT - position.handSizes[seat] / Math.max(1, analysis.cars)));
  const best: Claim = { move: null, value: -Infinity };
  // Quick moves only try the payments with the fewest wilds: a few if one colour pays, about one per colour on grey routes.
  const most = !analysis.isQuick ? Infinity : route.colour === GREY ? board.kinds : FEW;
  for (const move of claims(board, position, seat, route.id, most)) {
    allocation.allocate(routes, routes.length, move.cards, route);
    let value = (missing - allocation.missing) * each - idleCost(analysis, move.cards, route, planned) * late;
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
/** With this many cards in hand per car left, spare cards are worth nothing. */
const GLUT = 1.5;

/** What the paid cards could have been worth elsewhere. */
function idleCost(
  { board, weights }: Analysis,
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

/** The loss if a rival takes the route first; cached per plan. */
function danger(analysis: Analysis, route: Route): number {
  const cached = analysis.dangers[route.id];
  if (cached !== undefined) return cached;
  const { weights, network, prices } = analysis;
  const detour = Math.min(FARTHEST, network.detour(route.id, prices) - prices[route.id]);
  const found = weights.danger * rivalry(analysis, route) * Math.max(0, detour);
  analysis.dangers[route.id] = found;
  return found;
}

/** The cap on the cost of a detour. */
const FARTHEST = 20;

/** How likely rivals are to take a route, by whether they have built to its ends. */
function rivalry({ position, seat, map }: Analysis, { a, b }: Route): number {
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
