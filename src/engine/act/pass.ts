import type { Action, Board } from '../board/board.js';
import { emit } from '../emit.js';
import { passed } from '../events/turns.js';
import type { MoveOf } from '../move.js';
import type { Position } from '../position.js';
import { endTurn } from '../turn.js';
import type { Seat } from '../words.js';

/** Whether the seat, whose turn begins, has anything to do but pass (G16). */
function canAct(board: Board, position: Position, seat: Seat): boolean {
  const { pass } = board.actions;
  return board.actionsIn.turn.some((action) => action !== pass && action.any(board, position, seat));
}

/** G16: a seat passes if, and only if, it has no other legal action. */
export const passTurn: Action<MoveOf<'pass'>> = {
  phases: ['turn'],
  whyNot: (board, position, seat) => (canAct(board, position, seat) ? { code: 'can-act' } : null),
  play(board, state, seat, _move, events) {
    emit(passed.fold, board, state, { type: 'passed', seat }, events);
    endTurn(board, state, events);
  },
  list(board, position, seat, moves) {
    if (!canAct(board, position, seat)) moves.push({ type: 'pass' });
  },
  any: (board, position, seat) => !canAct(board, position, seat),
};
