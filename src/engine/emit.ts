import type { Board } from './board/board.js';
import type { Event } from './event.js';
import { fold } from './fold.js';
import type { State } from './position.js';

/** Lets an event happen: the state takes it in, and it is written down. */
export function emit(board: Board, state: State, event: Event, events: Event[]): void {
  fold(board, state, event);
  events.push(event);
}
