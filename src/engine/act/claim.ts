import type { Action, Board, Build, Route } from '../board/board.js';
import { renewDeck } from '../deck.js';
import { emitBy } from '../emit.js';
import type { GameEvent } from '../event.js';
import { foldClaim } from '../fold-claim.js';
import type { Move, MoveOf, TerrainPlay } from '../move.js';
import { affordable } from '../pay/afford.js';
import { whyNotPaid, sumHand } from '../pay/cost.js';
import { payments } from '../pay/payments.js';
import type { Position, State } from '../position.js';
import type { Problem } from '../problem.js';
import { endTurn } from '../turn.js';
import { NOBODY, NO_TWIN, type Seat } from '../words.js';

/** Whether nobody owns the route and its double leaves it to this seat, cars aside (G10, G11, A7). */
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

/** Why the seat does not hold these cards; counts that are no whole numbers from 0 on are never held. */
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

/** The same for who asks at every turn: writes the routes into `found` from its beginning and gives how many they are. */
export function findClaimable(board: Board, position: Position, seat: Seat, found: number[]): number {
  const { routes, kinds } = board;
  const payable = affordable(board.afford, sumHand(position.hands, seat * kinds, kinds), found);
  let count = 0;
  for (let i = 0; i < payable; i++) {
    const id = found[i];
    // Most of what a hand could pay for is taken; that is seen without looking at the route.
    if (position.owner[id] === NOBODY && isOpen(board, position, seat, routes[id])) found[count++] = id;
  }
  return count;
}

/** The payments listed for a route that the seat can build, or the first so many, each with the ways to double it (A5), fewest wilds first. */
export function claims(
  board: Board,
  position: Position,
  seat: Seat,
  id: number,
  most = Infinity,
): MoveOf<'claim'>[] {
  const route = board.routes[id];
  const listed = payments(route.cost, position.hands, seat * board.kinds, board.kinds, most);
  const moves: MoveOf<'claim'>[] = [];
  for (let i = 0; i < listed.length; i++) moves.push({ type: 'claim', route: id, cards: listed[i] });
  if (!board.terrain) return moves;
  const held = position.hands[seat * board.kinds + board.wild];
  for (const cards of listed) {
    for (const terrain of board.terrain.options(board, position, seat, route, held - cards[board.wild])) {
      moves.push({ type: 'claim', route: id, cards, terrain });
    }
  }
  const wilds = (move: MoveOf<'claim'>) => move.cards[board.wild] + (move.terrain?.wilds ?? 0);
  return moves.sort((x, y) => wilds(x) - wilds(y));
}

/** The first of the `claims` of a route that the seat can build and pay for. */
export function firstClaim(board: Board, position: Position, seat: Seat, id: number): MoveOf<'claim'> {
  const { cost } = board.routes[id];
  const [cards] = payments(cost, position.hands, seat * board.kinds, board.kinds, 1);
  return { type: 'claim', route: id, cards };
}

/** G9: claim one route with an exact payment. */
export const claimRoute: Action<MoveOf<'claim'>> = {
  phases: ['turn'],
  whyNot(board, position, seat, { route: id, cards, terrain }) {
    if (!(id >= 0 && id < board.routes.length && Number.isInteger(id))) return { code: 'no-such-route' };
    const route = board.routes[id];
    return (
      whyClosed(board, position, seat, route) ??
      whyNotHeld(board, position, seat, cards) ??
      whyNotPaid(route.cost, cards) ??
      (terrain ? whyNotTerrain(board, position, seat, route, cards, terrain) : null)
    );
  },
  play(board, state, seat, move, events) {
    board.routes[move.route].build(board, state, seat, move, events);
  },
  list(board, position, seat, moves: Move[]) {
    for (const id of claimable(board, position, seat)) {
      for (const move of claims(board, position, seat, id)) moves.push(move);
    }
  },
  any: (board, position, seat) => findClaimable(board, position, seat, []) > 0,
};

function whyNotTerrain(
  board: Board,
  position: Position,
  seat: Seat,
  route: Route,
  cards: readonly number[],
  play: TerrainPlay,
): Problem | null {
  if (!board.terrain) return { code: 'not-on-this-board' };
  const have = position.hands[seat * board.kinds + board.wild] - cards[board.wild];
  if (!(play.wilds <= have)) return { code: 'cards-not-held', kind: board.wild, have, got: play.wilds };
  return board.terrain.whyNot(board, position, seat, route, play);
}

/** The route is claimed at once: cards to the discards, a car on each space, the score counted (G9). */
export const buildAtOnce: Build = (board, state, seat, move, events) => {
  const { score } = board.routes[move.route];
  const terrain = move.terrain ? { ...move.terrain } : null;
  // A5: terrain doubles the route's own points, and nothing else.
  settle(board, state, seat, move.route, move.cards, terrain ? score * 2 : score, terrain, events);
};

/** A claim takes effect, with what rule modules add to it, and the turn ends. */
export function settle(
  board: Board,
  state: State,
  seat: Seat,
  route: number,
  cards: number[],
  points: number,
  terrain: TerrainPlay | null,
  events: GameEvent[],
): void {
  emitBy(foldClaim, board, state, { type: 'claimed', seat, route, cards, points, terrain }, events);
  renewDeck(board, state, events);
  for (const add of board.afterClaim) add(board, state, seat, board.routes[route], events);
  endTurn(board, state, events);
}
