import type { Eyes, OptionsProblem, RecordProblem } from '../engine/index.js';
import type { TableLink } from './messages.js';
import type { FileProblem, NoSuchTable, StoreProblem } from './problems.js';
import type { TableCard, TablePlan } from './seating.js';

/** Where tables are stored and run: a worker of this device, or a server. */
export interface Host {
  /** All tables, finished games included, the last played first. */
  tables(): Promise<Listed>;
  create(plan: TablePlan): Promise<Opened<CreateProblem>>;
  open(id: string): Promise<Opened<OpenProblem>>;
  remove(id: string): Promise<void>;
  /** Imports a record, or all games of a file from `exportGames`: running games can be played on, finished ones viewed. */
  importGames(file: Blob, options?: LongTask): Promise<Imported>;
  /** Exports all finished games as one file. */
  exportGames(options?: Omit<LongTask, 'signal'>): Promise<Exported>;
  /** Computes the odds in a recorded game turn by turn, as these eyes saw it, refining them. Returns a function that stops it. */
  odds(record: string, eyes: Eyes, onOdds: (odds: OddsAt[]) => void): () => void;
}

/** Why a table can't be created. */
export type CreateProblem = OptionsProblem | { code: 'unknown-board' } | OpenProblem;

/** Why a table can't be opened. */
export type OpenProblem = NoSuchTable | RecordProblem | StoreProblem;

/** Each seat's probability of winning after entry `n`, and the number of playouts behind it; 0 where it is certain. */
export interface OddsAt {
  n: number;
  odds: number[];
  playouts: number;
}

/** All tables, and the ids of damaged ones, which can only be removed; or why they can't be listed. */
export type Listed =
  { ok: true; cards: TableCard[]; damaged: string[] } | { ok: false; problem: StoreProblem };

/** A table that was opened, or why it was not. */
export type Opened<P> = { ok: true; id: string; link: TableLink } | { ok: false; problem: P };

/** How a task that may take minutes reports its progress, and is cancelled. */
export interface LongTask {
  /** Called now and then with the share that is done, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborting it ends the task early; what is done stays. */
  signal?: AbortSignal;
}

/** A damaged game, as far as it can be named. */
export interface DamagedGame {
  board: string | null;
  players: string[];
  played: number | null;
  problem: RecordProblem;
}

/** Damaged games that were left out: how many, and the first few of them. */
export interface LeftOut {
  count: number;
  first: DamagedGame[];
}

/** The games imported from a file, or why there are none. */
export type Imported =
  | {
      ok: true;
      /** The tables of the file's games, including those that were here before. */
      cards: TableCard[];
      /** How many are new here. */
      brought: number;
      /** How many were here before, or are in the file more than once. */
      known: number;
      leftOut: LeftOut;
      /** Why the rest of the file was not read. */
      stopped: { code: 'cancelled' } | FileProblem | StoreProblem | null;
    }
  | { ok: false; problem: RecordProblem | FileProblem | StoreProblem };

/** A file of games, how many it holds, and the damaged ones it leaves out; or why there is none. */
export type Exported =
  { ok: true; file: Blob; count: number; leftOut: LeftOut } | { ok: false; problem: StoreProblem };
