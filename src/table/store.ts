import type { Entry, GameRecord } from '../engine/index.js';
import type { StoreProblem, TablePlan } from '../protocol/index.js';
import type { Clocks } from './clocks/clocks.js';

/** Where tables are stored. Every implementation passes the same contract suite. */
export interface TableStore {
  /** All tables, in any order. The rows may be damaged. */
  list(): Promise<StoredTable[]>;
  /** A table with its log; null where there is none. The rows may be damaged. */
  load(id: string): Promise<LoadedTable | null>;
  /** Stores new tables with their logs, all or none. A table that exists already is left as it is. */
  create(tables: readonly NewTable[]): Promise<void>;
  /** Removes a table and its log, if it exists. */
  remove(id: string): Promise<void>;
  /** Stores one more entry of a table. Never rejects: every outcome is an answer. */
  append(row: AppendRow): Promise<AppendAnswer>;
  /** Reads one entry, to resolve an append whose answer was `unknown`. */
  readEntry(table: string, n: number): Promise<StoredEntry | 'missing' | 'gone'>;
}

/** Why `list`, `load`, `create`, `remove` or `readEntry` rejected. */
export class StoreFailure extends Error {
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, cause?: unknown) {
    super(problem.code, { cause });
    this.problem = problem;
  }
}

/** A record without its log. */
export type RecordHead = Omit<GameRecord, 'log'>;

/** A table without its log. The field names are those of stored data and must not change. */
export interface StoredTable {
  id: string;
  plan: TablePlan;
  /** The bots' levels in the plan are guessed. */
  guessed: boolean;
  /** When it was last played, in milliseconds since 1970. */
  played: number;
  /** What the game's seed was made from; null where it is not known here. */
  secret: Uint8Array | null;
  record: RecordHead;
}

/** An entry, with the id of the message that requested it. */
export interface StoredEntry {
  n: number;
  entry: Entry;
  message: string | null;
}

/** The clocks of a table as they are stored. */
export interface ClockRow {
  /** Counts their changes: a row is stored only in place of the one before. */
  version: number;
  clocks: Clocks;
  /** When something happens at the table if nobody does anything, in milliseconds since 1970. */
  due: number | null;
}

/** A stored table with its log. */
export interface LoadedTable {
  table: StoredTable;
  entries: StoredEntry[];
  /** Where the table has clocks. */
  clocks?: ClockRow;
}

/** A table to store, with its whole record. */
export interface NewTable {
  table: Omit<StoredTable, 'record'>;
  record: GameRecord;
  clocks?: ClockRow;
}

/** One entry to append, and everything that changes with it; all of it is written in one transaction, or none. */
export interface AppendRow {
  table: string;
  /** The entry's number. A table has one entry of each number. */
  n: number;
  entry: Entry;
  /** The id of the message that requested it; null for a bot's. A table has one entry of each message: resends are idempotent. */
  message: string | null;
  /** The record without its log, after this entry. */
  head: RecordHead;
  /** When it was played, in milliseconds since 1970. */
  played: number;
  /** The clocks after this entry, where the table has any; the append is superseded where they have changed meanwhile. */
  clocks?: ClockRow;
}

/** Where clocks are stored that change between two entries. */
export interface ClockStore {
  /** Stores clocks in place of those of the version before. Never rejects. */
  saveClocks(table: string, row: ClockRow): Promise<SaveAnswer>;
}

/** The outcome of storing clocks. */
export type SaveAnswer = Exclude<AppendAnswer, { outcome: 'duplicate' }>;

/** The outcome of an append. */
export type AppendAnswer =
  /** The row survives a crash. */
  | { outcome: 'stored' }
  /** The message was stored before, with entry `n`. Nothing was written. */
  | { outcome: 'duplicate'; n: number }
  /** Another entry has this number. Nothing was written. */
  | { outcome: 'superseded' }
  /** The table was removed. Nothing was written. */
  | { outcome: 'gone' }
  /** The store could not write. Nothing was written. */
  | { outcome: 'failed'; problem: StoreProblem }
  /** The connection was lost during the commit: it may have been written. */
  | { outcome: 'unknown' };
