import type { Board, EventRules } from './board/board.js';
import type { GameEvent } from './event.js';
import type { Position } from './position.js';

/** What the engine does with this event. The event's type chose the entry, so the two belong together. */
export function rulesFor<E extends GameEvent>(board: Board, event: E): EventRules<E> {
  return board.hooks.events[event.type] as unknown as EventRules<E>;
}

/**
 * Applies an event to a position in place. The one bookkeeping for states and views: a state plays by it, and a seat
 * that folds its redacted events into its view arrives at the view of the new state. The order of decks and the seed
 * belong to the state alone and are not touched here. Moves and events are immutable, so their lists may be shared.
 */
export function fold(board: Board, position: Position, event: GameEvent): void {
  rulesFor(board, event).fold(board, position, event);
}
