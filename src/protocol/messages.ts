import type { Advice } from '../bots/advice/advisor.js';
import type { Eyes, Move, Problem, RecordProblem, RedactedEntry, Seat, View } from '../engine/index.js';
import type { NoSuchTable, StoreProblem, TableProblem } from './problems.js';
import type { Pace, TablePlan } from './seating.js';
import type { ShownClocks } from './time-control.js';
import type { Askable, UndoVote, UndoVoteEnd } from './undo-vote.js';

/** What a client sends to its table. An `id` is the client's own and comes back with the answer. */
export type ToTable =
  /** Show the table with these eyes from now on: a seat of this client, or the open table. */
  | { type: 'look'; eyes: Seat | 'open' }
  /** A move of one of this client's seats; `n` is the number of the last entry it has seen. */
  | { type: 'move'; id: string; n: number; seat: Seat; move: Move }
  /** Take back the seat's last move. */
  | { type: 'undo'; id: string; n: number; seat: Seat }
  /** Give the seat to a bot for the rest of the game, which ends if no person plays on. */
  | { type: 'resign'; id: string; n: number; seat: Seat }
  /** Go away for a while: a bot plays the seat until `return`. */
  | { type: 'away'; id: string; n: number; seat: Seat }
  /** Take the seat back from the bot at once; not after a resignation. */
  | { type: 'return'; id: string; n: number; seat: Seat }
  /** Send odds, or hints for the current eyes, from now on; null to stop. */
  | { type: 'advise'; what: 'odds' | 'hint' | null }
  /** Let bots act at this pace. */
  | { type: 'pace'; pace: Pace }
  /** Bots wait while this is held, 30 seconds at most: the client is still showing what happened. */
  | { type: 'hold'; held: boolean }
  /** Send the game's record, once the game is over. */
  | { type: 'record'; id: string }
  /** Stop all clocks for a while, or let them run on. */
  | { type: 'pause'; id: string; paused: boolean }
  /** Give another seat time; `times` counts what it has been given, this time included, so that a resend counts once. */
  | { type: 'give-time'; id: string; seat: Seat; times: number }
  /** Ask all other people whether the seat may take back its last move, where that needs their consent. */
  | { type: 'ask-undo'; id: string; n: number; seat: Seat }
  /** Answer the question of seat `asker`, who saw entry `n` last, for all seats of this client; the asker's no withdraws it. */
  | { type: 'answer-undo'; id: string; n: number; seat: Seat; asker: Seat; agree: boolean };

/** What a table sends to a client. Every field holds only what the client's eyes may see. */
export type ToClient =
  /** The whole table: first of all, with other eyes, after a reconnect, and after an undo. */
  | {
      type: 'table';
      plan: TablePlan;
      /** Which edition of the plan's board it is played on. */
      boardHash: string;
      eyes: Eyes;
      /** The seats this client plays. */
      seats: Seat[];
      view: View;
      log: RedactedEntry[];
      undo: Undoable;
      /** What seats of this client may ask to take back; missing where there is none. */
      ask?: Askable[];
      /** The message of this client that it answers. */
      id?: string;
    }
  /**
   * A new entry: its outcome folded into the view gives the view after it, whose hash a server sends along (see `viewHash`).
   * `id` is the message of this client it answers.
   */
  | { type: 'entry'; entry: RedactedEntry; undo: Undoable; ask?: Askable[]; hash?: number; id?: string }
  /** A bot is thinking about this seat's move. */
  | { type: 'thinking'; seat: Seat }
  /** The message had no effect. The id is empty where a write failed that the table retries automatically. */
  | { type: 'refused'; id: string; problem: Problem | TableProblem }
  /** A message without an id was not allowed, and had no effect. */
  | { type: 'denied'; request: ToTable['type']; problem: TableProblem }
  /** Progress of the advice on the position after entry `n`, from 0 to 1. */
  | { type: 'advising'; n: number; share: number }
  /** Advice on the position after entry `n`. */
  | { type: 'advice'; n: number; advice: Advice }
  /** The record as text, in the form that `parseRecordText` reads. */
  | { type: 'record'; id: string; text: string }
  /** The clocks, after the table, after each entry, and when they change in between. */
  | { type: 'clocks'; clocks: ShownClocks; id?: string }
  /** The table was removed, or its host can't open it any more. No message follows. */
  | { type: 'closed'; problem: NoSuchTable | RecordProblem | StoreProblem }
  /** The vote on an undo, whenever it changes; null where none is running: `end` says how the last one ended, if one did. */
  | { type: 'undo-vote'; vote: UndoVote | null; end?: UndoVoteEnd; id?: string };

/** The seats of this client whose last move can be taken back. */
export type Undoable = Seat[];

/** A client's handle on its table, whether that runs in a worker or on a server. */
export interface TableLink {
  send(message: ToTable): void;
  /** Calls `onMessage` from the next message on. Returns a function that stops it. */
  listen(onMessage: (message: ToClient) => void): () => void;
  /** Asks for the whole table, as what this client shows is wrong. */
  refetch(): void;
  /** Leaves the table, once all messages sent are answered. */
  close(): void;
}
