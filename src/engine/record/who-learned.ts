import type { Board } from '../board/board.js';
import type { GameEvent } from '../event.js';
import { rulesFor } from '../fold.js';
import type { Position } from '../position.js';
import type { Seat } from '../words.js';

/** The seats that learned something hidden from a move. */
export interface Learned {
  /** Anything: a card or ticket, how many tickets others kept at the start, or, from a payment or a pass, what a hand held. */
  informed: Seat[];
  /** Those among them that learned what not even all together may take back: all of it, but for payments and passes. */
  final: Seat[];
}

/** Who learned something hidden from these events. `before` is the position before the move. */
export function whoLearned(board: Board, before: Position, events: readonly GameEvent[]): Learned {
  const informed: Seat[] = [];
  const final: Seat[] = [];
  for (let seat = 0; seat < before.players; seat++) {
    const telling = events.filter((event) => rulesFor(board, event).informs(board, before, event, seat));
    if (telling.length > 0) informed.push(seat);
    if (telling.some((event) => rulesFor(board, event).isFinal)) final.push(seat);
  }
  return { informed, final };
}
