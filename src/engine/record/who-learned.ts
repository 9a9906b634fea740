import type { Board } from '../board/board.js';
import type { GameEvent } from '../event.js';
import { rulesFor } from '../fold.js';
import type { Position } from '../position.js';
import type { Seat } from '../words.js';

/**
 * The seats that learned something hidden from these events: a card or ticket, how many tickets others kept at the start,
 * or, from a payment or a pass, what a hand held. `before` is the position before the move.
 */
export function informedSeats(board: Board, before: Position, events: readonly GameEvent[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < before.players; seat++) {
    if (events.some((event) => rulesFor(board, event).informs(board, before, event, seat))) seats.push(seat);
  }
  return seats;
}
