import type { Board } from './board/board.js';
import { emit } from './emit.js';
import type { GameEvent } from './event.js';
import { foldTurn, lastRound, over } from './events/turns.js';
import type { State } from './position.js';
import { scoreGame } from './score/count.js';
import { type EndReason, NOT_YET } from './words.js';

/** Ends the turn: the last round may begin (G15), the game end (G15, G16), or the next turn begin (G2). */
export function endTurn(board: Board, state: State, events: GameEvent[]): void {
  const seat = state.seat;
  if (state.turnsLeft === NOT_YET && state.cars[seat] <= board.facts.lastRoundAt) {
    emit(lastRound.fold, board, state, { type: 'last-round', seat }, events);
  }
  if (state.turnsLeft === 0) return endGame(board, state, 'last-round', events);
  if (state.passes >= state.players) return endGame(board, state, 'all-passed', events);
  emit(foldTurn, board, state, { type: 'turn', seat: (seat + 1) % state.players }, events);
}

/** Scores the game and ends it. */
export function endGame(board: Board, state: State, reason: EndReason, events: GameEvent[]): void {
  const outcome = scoreGame(board, state, reason);
  emit(over.fold, board, state, { type: 'over', kept: state.kept.slice(), outcome }, events);
}
