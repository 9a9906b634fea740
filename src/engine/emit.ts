import type { Board } from './board/board.js';
import type { GameEvent } from './event.js';
import { fold } from './fold.js';
import type { Position, State } from './position.js';

/** Lets an event happen: the state takes it in, and it is written down. */
export function emit(board: Board, state: State, event: GameEvent, events: GameEvent[]): void {
  fold(board, state, event);
  events.push(event);
}

/** The same for the commonest events, whose part of `fold` is named so that it need not be looked up. */
export function emitBy<E extends GameEvent>(
  take: (board: Board, position: Position, event: E) => void,
  board: Board,
  state: State,
  event: E,
  events: GameEvent[],
): void {
  take(board, state, event);
  events.push(event);
}
