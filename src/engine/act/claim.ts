import type { Action, Board, Build, Route } from '../board/board.js';
import { renewDeck } from '../deck.js';
import { emit } from '../emit.js';
import type { ClaimedEvent, GameEvent } from '../event.js';
import { foldClaimed } from '../events/claim.js';
import type { ClaimMove } from '../move.js';
import { affordable } from '../pay/afford.js';
import { sumHand, whyNotPaid } from '../pay/cost.js';
import { payments } from '../pay/payments.js';
import type { Position, State } from '../position.js';
import type { Problem } from '../problem.js';
import { endTurn } from '../turn.js';
import { NOBODY, NO_TWIN, type Seat } from '../words.js';

/** Whether the route has no owner and its twin leaves it to this seat, cars aside (G10, G11, A7). */
export function isFree(board: Board, { owner, players }: Position, seat: Seat, { id, twin }: Route): boolean {
  if (owner[id] !== NOBODY) return false;
  if (twin === NO_TWIN || owner[twin] === NOBODY) return true;
  return owner[twin] !== seat && players >= board.facts.bothSidesFrom;
}

/** Whether this seat may build here if it can pay: the route is free and the cars suffice (G10). */
function isOpen(board: Board, position: Position, seat: Seat, route: Route): boolean {
  return position.cars[seat] >= route.length && isFree(board, position, seat, route);
}

/** Why this seat can't build here whatever it pays; null where it can. */
function whyClosed(board: Board, position: Position, seat: Seat, route: Route): Problem | null {
  if (isOpen(board, position, seat, route)) return null;
  const { id, length, twin } = route;
  const { owner, cars } = position;
  if (owner[id] !== NOBODY) return { code: 'route-taken', by: owner[id] };
  if (cars[seat] < length) return { code: 'too-few-cars', have: cars[seat], need: length };
  return { code: owner[twin] === seat ? 'double-own' : 'double-closed', twin };
}

/** Why the seat doesn't hold these cards; counts other than natural numbers are never held. */
export function whyNotHeld(
  board: Board,
  position: Position,
  seat: Seat,
  cards: readonly number[],
): Problem | null {
  const at = seat * board.kinds;
  if (cards.length !== board.kinds) return { code: 'not-a-move', at: 'cards' };
  for (let k = 0; k < board.kinds; k++) {
    const n = cards[k];
    if (!(n >= 0 && n <= position.hands[at + k] && Number.isInteger(n))) {
      return { code: 'cards-not-held', kind: k, have: position.hands[at + k], got: n };
    }
  }
  return null;
}

/** The routes this seat can build and pay for now. */
export function claimable(board: Board, position: Position, seat: Seat): number[] {
  const found: number[] = [];
  found.length = findClaimable(board, position, seat, found);
  return found;
}

/** The same without allocating: writes the routes to the beginning of `found` and returns their number. */
export function findClaimable(board: Board, position: Position, seat: Seat, found: number[]): number {
  const { routes, kinds } = board;
  const payable = affordable(board.afford, sumHand(position.hands, seat * kinds, kinds), found);
  let count = 0;
  for (let i = 0; i < payable; i++) {
    const id = found[i];
    // Most routes that a hand could pay for are taken; this saves the look at the route.
    if (position.owner[id] === NOBODY && isOpen(board, position, seat, routes[id])) found[count++] = id;
  }
  return count;
}

/** The claims listed for a route that the seat can build, of at most this many payments, fewest wilds first. */
export function claims(
  board: Board,
  position: Position,
  seat: Seat,
  id: number,
  most = Infinity,
): ClaimMove[] {
  const route = board.routes[id];
  const listed = payments(route.cost, position.hands, seat * board.kinds, board.kinds, most);
  const moves: ClaimMove[] = [];
  for (let i = 0; i < listed.length; i++) moves.push({ type: 'claim', route: id, cards: listed[i] });
  for (const add of board.hooks.addClaims) add(board, position, seat, route, moves);
  return moves;
}

/** The first of the `claims` of a route that the seat can build and pay for. */
export function firstClaim(board: Board, position: Position, seat: Seat, id: number): ClaimMove {
  const { cost } = board.routes[id];
  const [cards] = payments(cost, position.hands, seat * board.kinds, board.kinds, 1);
  return { type: 'claim', route: id, cards };
}

/** G9: claim one route with an exact payment. */
export const claimRoute: Action<ClaimMove> = {
  phases: ['turn'],
  whyNot(board, position, seat, move) {
    const { route: id, cards } = move;
    if (!(id >= 0 && id < board.routes.length && Number.isInteger(id))) return { code: 'no-such-route' };
    const route = board.routes[id];
    const problem =
      whyClosed(board, position, seat, route) ??
      whyNotHeld(board, position, seat, cards) ??
      whyNotPaid(route.cost, cards);
    if (problem) return problem;
    const parts = board.hooks.claim;
    for (let i = 0; i < parts.length; i++) {
      const refused = parts[i].whyNot(board, position, seat, move);
      if (refused) return refused;
    }
    return null;
  },
  play(board, state, seat, move, events) {
    board.routes[move.route].build(board, state, seat, move, events);
  },
  list(board, position, seat, moves) {
    for (const id of claimable(board, position, seat)) {
      for (const move of claims(board, position, seat, id)) moves.push(move);
    }
  },
  any: (board, position, seat) => findClaimable(board, position, seat, []) > 0,
};

/** The route is claimed at once: cards to the discards, a car on each space, the points scored (G9). */
export const buildAtOnce: Build = (board, state, seat, { route, cards }, events) => {
  const points = board.routes[route].score;
  completeClaim(board, state, { type: 'claimed', seat, route, cards, points }, events);
};

/** A claim takes effect, with what rules add to it, and the turn ends. */
export function completeClaim(board: Board, state: State, event: ClaimedEvent, events: GameEvent[]): void {
  emit(foldClaimed, board, state, event, events);
  renewDeck(board, state, events);
  const hooks = board.hooks.afterClaim;
  for (let i = 0; i < hooks.length; i++)
    hooks[i](board, state, event.seat, board.routes[event.route], events);
  endTurn(board, state, events);
}
