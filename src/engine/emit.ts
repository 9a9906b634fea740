import type { Board } from './board/board.js';
import type { GameEvent } from './event.js';
import type { Position, State } from './position.js';

/**
 * Makes an event happen: folds it into the state and adds it to `events`. The fold function of its type is passed in,
 * as looking it up costs more than playing most moves.
 */
export function emit<E extends GameEvent>(
  foldEvent: (board: Board, position: Position, event: E) => void,
  board: Board,
  state: State,
  event: E,
  events: GameEvent[],
): void {
  foldEvent(board, state, event);
  events.push(event);
}
