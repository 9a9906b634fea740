import type { Board, Build, ClaimPart, Route } from '../../board/board.js';
import { buildAtOnce, completeClaim } from '../../act/claim.js';
import type { ClaimMove } from '../../move.js';
import type { Position } from '../../position.js';
import type { Problem } from '../../problem.js';
import type { Seat } from '../../words.js';
import type { TerrainPlay, TerrainTable } from './types.js';

/** A5, A6: what doubling a route takes from a seat: its own cards of the kind, how far it is behind, and the price. */
export interface DoublingTerms {
  own: number;
  behind: number;
  price: number;
}

/** The terms of doubling a route now; null on a board without terrain. */
export function doublingTerms(
  board: Board,
  position: Position,
  seat: Seat,
  route: number,
): DoublingTerms | null {
  if (!board.terrain || !position.terrain) return null;
  const { kinds, kindOf, priceOf } = board.terrain;
  const kind = kindOf[route];
  const own = position.terrain.held[seat * kinds + kind];
  const behind = Math.max(0, mostHeldByOthers(position.terrain, kinds, seat, kind) - own);
  return { own, behind, price: priceOf[route] };
}

/** The most terrain cards of a kind that any other seat holds. */
export function mostHeldByOthers({ held }: TerrainTable, kinds: number, seat: Seat, kind: number): number {
  let most = 0;
  for (let s = 0, at = kind; at < held.length; s++, at += kinds)
    if (s !== seat && held[at] > most) most = held[at];
  return most;
}

/** A5: the terrain cards of its kind that a seat must hold to double a route without wilds; Infinity without terrain. */
export function terrainToDouble(board: Board, position: Position, seat: Seat, route: number): number {
  if (!board.terrain || !position.terrain) return Infinity;
  const { kinds, kindOf, priceOf } = board.terrain;
  return Math.max(priceOf[route], mostHeldByOthers(position.terrain, kinds, seat, kindOf[route]));
}

/** A5: the points of a claim; terrain doubles the route's own points, and nothing else. */
export function claimPoints(board: Board, { route, terrain }: ClaimMove): number {
  const { score } = board.routes[route];
  return terrain ? score * 2 : score;
}

/** A6: terrain cards pay only for the part of the price that the wilds played don't cover. */
function cardsFor({ price }: DoublingTerms, wilds: number): number {
  return Math.max(0, price - wilds);
}

/** Why terrain can't be played like this to double a route; null where it can. */
export function whyNotDouble(
  board: Board,
  position: Position,
  seat: Seat,
  route: number,
  play: TerrainPlay,
): Problem | null {
  const terms = doublingTerms(board, position, seat, route);
  if (!terms) return { code: 'not-on-this-board' };
  const most = Math.max(terms.behind, terms.price);
  if (!(play.wilds >= terms.behind && play.wilds <= most && Number.isInteger(play.wilds))) {
    return { code: 'terrain-wilds', least: terms.behind, most };
  }
  const need = cardsFor(terms, play.wilds);
  return play.cards === need && need <= terms.own ? null : { code: 'terrain-cards', need, have: terms.own };
}

/** What can be played to double a route with at most this many wilds, fewest wilds first; none without terrain. */
export function listDoublings(
  board: Board,
  position: Position,
  seat: Seat,
  route: number,
  wilds: number,
): TerrainPlay[] {
  const found: TerrainPlay[] = [];
  const terms = doublingTerms(board, position, seat, route);
  if (!terms) return found;
  for (let w = terms.behind; w <= Math.max(terms.behind, terms.price) && w <= wilds; w++) {
    const cards = cardsFor(terms, w);
    if (cards <= terms.own) found.push({ cards, wilds: w });
  }
  return found;
}

/** A claim may be doubled where the board has terrain and the hand holds the wilds beside the payment. */
export const claim: ClaimPart = {
  whyNot(board, position, seat, { route, cards, terrain }) {
    if (!terrain) return null;
    if (!board.terrain) return { code: 'not-on-this-board' };
    const have = position.hands[seat * board.kinds + board.wild] - cards[board.wild];
    if (!(terrain.wilds <= have))
      return { code: 'cards-not-held', kind: board.wild, have, got: terrain.wilds };
    return whyNotDouble(board, position, seat, route, terrain);
  },
};

/** Adds to every payment the plays that double it (A5), and sorts all by the wilds they take. */
export function addDoublings(
  board: Board,
  position: Position,
  seat: Seat,
  route: Route,
  claims: ClaimMove[],
): void {
  const { wild } = board;
  const held = position.hands[seat * board.kinds + wild];
  const plain = claims.length;
  for (let i = 0; i < plain; i++) {
    const { cards } = claims[i];
    for (const terrain of listDoublings(board, position, seat, route.id, held - cards[wild]))
      claims.push({ type: 'claim', route: route.id, cards, terrain });
  }
  const wilds = (move: ClaimMove) => move.cards[wild] + (move.terrain?.wilds ?? 0);
  claims.sort((x, y) => wilds(x) - wilds(y));
}

/** Claims at once, and plays the terrain that doubles the points. */
export const buildDoubled: Build = (board, state, seat, move, events) => {
  if (!move.terrain) return buildAtOnce(board, state, seat, move, events);
  const { route, cards } = move;
  const points = claimPoints(board, move);
  const terrain = { ...move.terrain };
  completeClaim(board, state, { type: 'claimed', seat, route, cards, points, terrain }, events);
};
