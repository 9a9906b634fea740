import type { Board } from './board/board.js';
import type { EventOf } from './event.js';
import { type Position, sees } from './position.js';
import { NOT_YET, UNKNOWN } from './words.js';

/** A turn begins. */
export function foldTurn(_board: Board, p: Position, e: EventOf<'turn'>): void {
  p.seat = e.seat;
  p.phase = 'turn';
  p.turns++;
  if (p.turnsLeft !== NOT_YET) p.turnsLeft--;
}

/** A card of the row goes to a hand, where all know it, and another takes its slot. */
export function foldTook(board: Board, p: Position, e: EventOf<'took'>): void {
  const at = e.seat * board.kinds + e.card;
  p.passes = 0;
  p.row[e.slot] = e.next;
  p.deckSize--;
  p.handSizes[e.seat]++;
  p.known[at]++;
  if (sees(p, e.seat)) p.hands[at]++;
  p.phase = 'second';
}

/** A card of the deck goes to a hand; only its owner sees which. */
export function foldDrew(board: Board, p: Position, e: EventOf<'drew'>): void {
  p.passes = 0;
  p.deckSize--;
  p.handSizes[e.seat]++;
  if (e.card !== UNKNOWN) p.hands[e.seat * board.kinds + e.card]++;
  p.phase = 'second';
}
