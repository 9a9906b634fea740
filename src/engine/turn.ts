import type { Board } from './board/board.js';
import { emit, emitBy } from './emit.js';
import type { GameEvent } from './event.js';
import { foldTurn } from './fold-common.js';
import type { State } from './position.js';
import { count } from './score/count.js';
import { type EndReason, NOT_YET } from './words.js';

/** Ends the turn of the seat to play: the last round may begin (G15), the game end (G15, G16), or the next turn begin (G2). */
export function endTurn(board: Board, state: State, events: GameEvent[]): void {
  const seat = state.seat;
  if (state.turnsLeft === NOT_YET && state.cars[seat] <= board.facts.lastRoundAt) {
    emit(board, state, { type: 'last-round', seat }, events);
  }
  if (state.turnsLeft === 0) return endGame(board, state, 'last-round', events);
  if (state.passes >= state.players) return endGame(board, state, 'all-passed', events);
  emitBy(foldTurn, board, state, { type: 'turn', seat: (seat + 1) % state.players }, events);
}

/** Counts the points and closes the game. */
export function endGame(board: Board, state: State, reason: EndReason, events: GameEvent[]): void {
  emit(
    board,
    state,
    { type: 'over', kept: state.kept.slice(), outcome: count(board, state, reason) },
    events,
  );
}
