import type { Board } from './board/board.js';
import type { EventOf } from './event.js';
import { type Position, sees } from './position.js';

/** A claim: the cards to the discards, the cars to the route, the points to their owner (G9). */
export function foldClaim(board: Board, p: Position, e: EventOf<'claimed'>): void {
  const { wild, kinds, routes } = board;
  p.passes = 0;
  spend(board, p, e.seat, e.cards);
  for (let k = 0; k < kinds; k++) p.discards[k] += e.cards[k];
  if (p.tunnel) {
    for (let k = 0; k < kinds; k++) p.discards[k] += p.tunnel.laid[k];
    discard(p, p.tunnel.turned);
    p.tunnel = null;
  }
  if (e.terrain && p.terrain && board.terrain) {
    const kind = board.terrain.kindOf[e.route];
    p.terrain.held[e.seat * board.terrain.kinds + kind] -= e.terrain.cards;
    p.terrain.discards[kind] += e.terrain.cards;
    spendKind(p, e.seat, e.seat * kinds + wild, e.terrain.wilds);
    p.discards[wild] += e.terrain.wilds;
  }
  p.owner[e.route] = e.seat;
  p.cars[e.seat] -= routes[e.route].length;
  p.points[e.seat] += e.points;
}

/** The set goes back to the hand, where all know it now; the cards turned up are discarded (N9). */
export function foldDecline(board: Board, p: Position, seat: number): void {
  if (!p.tunnel) return;
  const at = seat * board.kinds;
  const { laid, turned } = p.tunnel;
  for (let k = 0; k < board.kinds; k++) {
    p.handSizes[seat] += laid[k];
    p.known[at + k] += laid[k];
    if (sees(p, seat)) p.hands[at + k] += laid[k];
  }
  discard(p, turned);
  p.tunnel = null;
}

/** Cards that lay open go to the discards. */
export function discard(p: Position, cards: readonly number[]): void {
  for (const card of cards) p.discards[card]++;
}

/** Cards leave a hand; what is known to be left is what was known, less what was shown. */
export function spend(board: Board, p: Position, seat: number, cards: readonly number[]): void {
  const at = seat * board.kinds;
  for (let k = 0; k < board.kinds; k++) if (cards[k] > 0) spendKind(p, seat, at + k, cards[k]);
}

function spendKind(p: Position, seat: number, at: number, count: number): void {
  p.handSizes[seat] -= count;
  if (sees(p, seat)) p.hands[at] -= count;
  p.known[at] = p.known[at] > count ? p.known[at] - count : 0;
}
