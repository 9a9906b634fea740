import type { Action, Board } from './board/board.js';
import type { GameEvent } from './event.js';
import type { Move, MoveType } from './move.js';
import { clone } from './clone.js';
import type { Phase } from './phase.js';
import type { Position, State } from './position.js';
import type { Problem } from './problem.js';
import { type Result, ok, refuse } from './result.js';
import type { Seat } from './words.js';

/**
 * The action behind a type of move. Each takes its own moves alone: `type` chose both. The most frequent types come first,
 * as looking a name up in an object costs more than playing most moves.
 */
function actionOf({ actions }: Board, type: MoveType): Action<Move> | undefined {
  if (type === 'row') return actions.row;
  if (type === 'deck') return actions.deck;
  if (type === 'claim') return actions.claim;
  return actions[type];
}

function isIn(phases: readonly Phase[], phase: Phase): boolean {
  for (let i = 0; i < phases.length; i++) if (phases[i] === phase) return true;
  return false;
}

function isSeat({ players }: Position, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < players;
}

/** The seats that the table waits for: several in the opening, else the one whose turn it is. */
export function toAct(position: Position): Seat[] {
  if (position.phase === 'over') return [];
  if (position.phase !== 'opening') return [position.seat];
  const seats: Seat[] = [];
  for (let seat = 0; seat < position.players; seat++) if (position.choices[seat] === null) seats.push(seat);
  return seats;
}

/** Why this move is refused here; null where it is legal. Works on a state and on the seat's own view alike. */
export function whyNot(board: Board, position: Position, seat: Seat, move: Move): Problem | null {
  return check(board, position, seat, move, actionOf(board, move.type));
}

function check(
  board: Board,
  position: Position,
  seat: Seat,
  move: Move,
  action: Action<Move> | undefined,
): Problem | null {
  const { phase } = position;
  if (phase === 'over') return { code: 'game-over' };
  if (!isSeat(position, seat)) return { code: 'no-such-seat' };
  if (phase === 'opening') {
    if (position.choices[seat] !== null) return { code: 'already-chosen' };
  } else if (seat !== position.seat) {
    return { code: 'not-your-turn', turn: position.seat };
  }
  if (!action) return { code: 'not-on-this-board' };
  if (!isIn(action.phases, phase)) return { code: 'not-now', phase };
  return action.whyNot(board, position, seat, move);
}

/** Whether the move is legal, listed or not. */
export function isLegal(board: Board, position: Position, seat: Seat, move: Move): boolean {
  return whyNot(board, position, seat, move) === null;
}

/**
 * The one transition: plays the move in place and adds what happened to `events`, or says why not and changes nothing.
 */
export function play(
  board: Board,
  state: State,
  seat: Seat,
  move: Move,
  events: GameEvent[],
): Problem | null {
  const action = actionOf(board, move.type);
  const problem = check(board, state, seat, move, action);
  if (problem === null) action?.play(board, state, seat, move, events);
  return problem;
}

/** The pure version of `play`; does not modify `state`. */
export function apply(
  board: Board,
  state: State,
  seat: Seat,
  move: Move,
): Result<{ state: State; events: GameEvent[] }, Problem> {
  const next = clone(state);
  const events: GameEvent[] = [];
  const problem = play(board, next, seat, move, events);
  return problem === null ? ok({ state: next, events }) : refuse(problem);
}

/**
 * Every action of the seat and, for each route it can claim, one payment of each shape (`isLegal` accepts the others too).
 * Works on a state and on the seat's own view alike.
 */
export function legalMoves(board: Board, position: Position, seat: Seat): Move[] {
  const moves: Move[] = [];
  const { phase } = position;
  if (!isSeat(position, seat) || phase === 'over') return moves;
  if (phase === 'opening' ? position.choices[seat] !== null : seat !== position.seat) return moves;
  const actions = board.actionsIn[phase];
  for (let i = 0; i < actions.length; i++) actions[i].list(board, position, seat, moves);
  return moves;
}
