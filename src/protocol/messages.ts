import type { Advice } from '../bots/advice/advisor.js';
import type { Eyes, Move, Problem, RecordProblem, Seat, RedactedEntry, View } from '../engine/index.js';
import type { HostProblem, StoreTimeout } from './problems.js';
import type { Pace, TablePlan } from './seating.js';

/** What a screen says to its table. An `id` is the screen's own and comes back with the answer. */
export type ToTable =
  /** Show the table with these eyes from now on: a seat of this screen, or the open table. */
  | { type: 'look'; eyes: Seat | 'open' }
  /** A move of a seat of this screen; `n` is the number of the last entry it has seen. */
  | { type: 'move'; id: string; n: number; seat: Seat; move: Move }
  /** Take back the seat's last move. */
  | { type: 'undo'; id: string; n: number; seat: Seat }
  /** Keep telling the odds, a hint for whose eyes these are, or nothing. */
  | { type: 'advise'; what: 'odds' | 'hint' | null }
  | { type: 'pace'; pace: Pace }
  /** Bots wait until they are let go again, half a minute at most: a screen that still shows what happened asks for it. */
  | { type: 'hold'; held: boolean }
  /** Ask for the game's record: of a running game the host keeps it, of a finished one it is everybody's. */
  | { type: 'record'; id: string };

/** What a table says to a screen. Whatever is in it, the eyes of this screen may see. */
export type ToClient =
  /** The whole table: at first, with other eyes, after a break, and after something was taken back. */
  | {
      type: 'table';
      plan: TablePlan;
      /** Which edition of the plan's board it is played on. */
      boardHash: string;
      eyes: Eyes;
      /** The seats this screen plays. */
      seats: Seat[];
      view: View;
      log: RedactedEntry[];
      undo: Undoable;
      /** The message of this screen that brought it about. */
      id?: string;
    }
  /** Something happened; its outcome folded into the view gives the view after it. `id` is that of the message of this screen that it came of. */
  | { type: 'entry'; entry: RedactedEntry; undo: Undoable; id?: string }
  /** A bot thinks about this seat's move. */
  | { type: 'thinking'; seat: Seat }
  /** A move or an undo was not accepted, and nothing changed; the id is empty where a bot's move could not be stored, which it tries again. */
  | { type: 'refused'; id: string; problem: Problem | TableProblem }
  /** How much of the advice on the position after entry `n` has been thought out, from 0 to 1. */
  | { type: 'advising'; n: number; share: number }
  /** What can be said of the position after entry `n`. */
  | { type: 'advice'; n: number; advice: Advice }
  /** The record as text, in the form that `parseRecordText` reads. */
  | { type: 'record'; id: string; text: string }
  /** The table can't go on here: it was removed, or its host can't open it any more. Nothing follows. */
  | { type: 'closed'; problem: { code: 'no-such-table' } | RecordProblem | HostProblem | StoreTimeout };

/** By seat of this screen: whether its last move can be taken back. */
export type Undoable = Seat[];

/** Why the table refuses what the rules would not. */
export type TableProblem =
  /** The screen had not seen the last entry when it said so; what it lacks is on its way. */
  | { code: 'stale'; n: number }
  | { code: 'not-your-seat' }
  | { code: 'nothing-to-undo' }
  | { code: 'not-over' }
  /** The move could not be stored, so it does not stand. */
  | { code: 'not-stored' };

/** What a screen holds of its table, be it in a worker or on a server. */
export interface TableLink {
  send(message: ToTable): void;
  /** Hears everything from the next message on; returns how to stop. */
  listen(hear: (message: ToClient) => void): () => void;
  close(): void;
}
