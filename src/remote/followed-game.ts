import { boardOfRecord } from '../boards/index.js';
import {
  type Board,
  type Eyes,
  fold,
  type RedactedEntry,
  resignedSeats,
  type Seat,
  takenOverSeats,
  toAct,
  type View,
} from '../engine/index.js';
import { type TablePlan, type ToClient, viewHash } from '../protocol/index.js';

/** A game as its client knows it. */
export interface SeenGame {
  readonly board: Board;
  readonly plan: TablePlan;
  /** Whose eyes `view` and `log` are for: a seat, or the open table. */
  readonly eyes: Eyes;
  /** The client's own seats. */
  readonly seats: readonly Seat[];
  /** What the eyes see after the last entry. A later view is another object. */
  readonly view: View;
  readonly log: readonly RedactedEntry[];
  /** The own seats whose last move can be taken back. */
  readonly undoable: readonly Seat[];
}

/** The game that a table's messages tell: the whole table first (P1), then entry by entry (P2). */
export function followGame(game: SeenGame | undefined, message: ToClient): SeenGame | undefined {
  if (message.type === 'table') {
    const { plan, boardHash, eyes, seats, view, log, undo } = message;
    const board = boardOfRecord({ board: plan.board, boardHash });
    return board && { board, plan, eyes, seats, view, log, undoable: undo };
  }
  if (message.type !== 'entry' || !game) return game;
  const view = structuredClone(game.view);
  for (const event of message.entry.outcome) fold(game.board, view, event);
  return { ...game, view, log: [...game.log, message.entry], undoable: message.undo };
}

/** Whether a view is what the server says it is (P33). Where the server says nothing, it is. */
export function hasHash(game: SeenGame, message: ToClient): boolean {
  return message.type !== 'entry' || message.hash === undefined || viewHash(game.view) === message.hash;
}

/** The own seats that a bot plays while their person is away, and can be taken back. */
export function awaySeats({ log, seats }: SeenGame): Seat[] {
  const resigned = resignedSeats(log);
  return takenOverSeats(log).filter((seat) => seats.includes(seat) && !resigned.includes(seat));
}

/** The seat whose eyes these are, if it is the client's own and has to act now. */
export function seatToAct({ eyes, seats, view, log }: SeenGame): Seat | undefined {
  if (typeof eyes !== 'number' || !seats.includes(eyes) || takenOverSeats(log).includes(eyes))
    return undefined;
  return toAct(view).includes(eyes) ? eyes : undefined;
}
