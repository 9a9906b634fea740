import type { Board } from '../board/board.js';
import type { GameEvent } from '../event.js';
import type { Position } from '../position.js';
import type { Seat } from '../words.js';

/**
 * The seats that learnt something from what happened: a card or ticket that was hidden from them, how many tickets others kept
 * at the start, or from a payment or a pass what a hand held. `before` is the position before the move.
 */
export function informedSeats(board: Board, before: Position, events: readonly GameEvent[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < before.players; seat++) {
    if (events.some((event) => informs(board, before, event, seat))) seats.push(seat);
  }
  return seats;
}

function informs(board: Board, before: Position, event: GameEvent, to: Seat): boolean {
  switch (event.type) {
    case 'dealt':
    case 'opened':
    case 'took':
    case 'filled':
    case 'turned':
    case 'took-terrain':
    case 'drew-terrain':
    case 'over':
      return true;
    case 'drew':
    case 'drew-tickets':
      return event.seat === to;
    case 'passed':
      return event.seat !== to;
    case 'laid':
      return event.seat !== to && shows(board, before, event.seat, event.cards, 0);
    case 'claimed':
      return event.seat !== to && shows(board, before, event.seat, event.cards, event.terrain?.wilds ?? 0);
    case 'chose':
    case 'kept':
    case 'turn':
    case 'swept':
    case 'renewed':
    case 'renewed-terrain':
    case 'asked':
    case 'declined':
    case 'bonus':
    case 'last-round':
      return false;
  }
}

/** Whether a payment shows more of a hand than all knew already. */
function shows(board: Board, before: Position, seat: Seat, cards: readonly number[], wilds: number): boolean {
  const at = seat * board.kinds;
  return cards.some((n, k) => n + (k === board.wild ? wilds : 0) > before.known[at + k]);
}
