import type { Board, EventRules } from '../board/board.js';
import type { ClaimedEvent } from '../event.js';
import { type Position, sees } from '../position.js';
import type { Seat } from '../words.js';
import { hideNothing } from './constant-answers.js';

/** The cards go to the discards, the cars to the route, the points to their owner (G9). */
export function foldClaimed(board: Board, p: Position, e: ClaimedEvent): void {
  const { kinds, routes } = board;
  const { foldClaimed: hooks } = board.hooks;
  p.passes = 0;
  spend(board, p, e.seat, e.cards);
  for (let k = 0; k < kinds; k++) p.discards[k] += e.cards[k];
  for (let i = 0; i < hooks.length; i++) hooks[i](board, p, e);
  p.owner[e.route] = e.seat;
  p.cars[e.seat] -= routes[e.route].length;
  p.points[e.seat] += e.points;
}

/** A claim. */
export const claimed: EventRules<ClaimedEvent> = {
  fits: (board, p, e) =>
    e.route < board.routes.length &&
    e.cards.length === board.kinds &&
    board.hooks.claimed.every((part) => part.fits(board, p, e)),
  fold: foldClaimed,
  redact: hideNothing,
  informs(board, before, e, seat) {
    let wilds = 0;
    for (const part of board.hooks.claimed) wilds += part.wilds(e);
    return e.seat !== seat && showsMore(board, before, e.seat, e.cards, wilds);
  },
  isFinal: false,
};

/** Whether a payment shows more of a hand than all knew already. */
export function showsMore(
  board: Board,
  before: Position,
  seat: Seat,
  cards: readonly number[],
  extraWilds = 0,
): boolean {
  const at = seat * board.kinds;
  return cards.some((n, k) => n + (k === board.wild ? extraWilds : 0) > before.known[at + k]);
}

/** Open cards go to the discards. */
export function discard(p: Position, cards: readonly number[]): void {
  for (const card of cards) p.discards[card]++;
}

/** Cards leave a hand; what is known to be left is what was known, less what was shown. */
export function spend(board: Board, p: Position, seat: Seat, cards: readonly number[]): void {
  const at = seat * board.kinds;
  for (let k = 0; k < board.kinds; k++) if (cards[k] > 0) spendKind(p, seat, at + k, cards[k]);
}

/** Cards of one kind leave a hand; `at` is the kind's place in the lists by seat and kind. */
export function spendKind(p: Position, seat: Seat, at: number, count: number): void {
  p.handSizes[seat] -= count;
  if (sees(p, seat)) p.hands[at] -= count;
  p.known[at] = p.known[at] > count ? p.known[at] - count : 0;
}
