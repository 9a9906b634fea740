import type { Eyes, OptionsProblem, RecordProblem } from '../engine/index.js';
import type { TableLink } from './messages.js';
import type { FileProblem, HostProblem, StoreTimeout } from './problems.js';
import type { TableCard, TablePlan } from './seating.js';

/** Where tables are kept: a worker of this device, or a server. */
export interface Host {
  /** The tables there are, those of finished games too, the last played first. */
  tables(): Promise<Listed>;
  create(plan: TablePlan): Promise<Opened<OptionsProblem | { code: 'unknown-board' } | StoreProblem>>;
  open(id: string): Promise<Opened<{ code: 'no-such-table' } | RecordProblem | StoreProblem>>;
  remove(id: string): Promise<void>;
  /** Takes in a record, or all the games of a file that `exportGames` gave: running games can be played on, finished ones looked at. */
  importGames(file: Blob, options?: LongTask): Promise<Imported>;
  /** All finished games as one file. */
  exportGames(options?: Omit<LongTask, 'signal'>): Promise<Exported>;
  /** Tells the odds in a recorded game turn by turn, as these eyes saw it, and goes on to tell them better; returns how to stop. */
  odds(record: string, eyes: Eyes, tell: (odds: OddsAt[]) => void): () => void;
}

/** The chance of each seat to win after entry `n`, and how many playouts it rests on; 0 where it is known. */
export interface OddsAt {
  n: number;
  odds: number[];
  playouts: number;
}

/** Why nothing can be kept or found. */
type StoreProblem = HostProblem | StoreTimeout;

/** The tables there are, and the ids of those that are damaged and can only be removed; or why they can't be told. */
export type Listed =
  { ok: true; cards: TableCard[]; damaged: string[] } | { ok: false; problem: StoreProblem };

/** A table that was opened, or why it was not. */
export type Opened<P> = { ok: true; id: string; link: TableLink } | { ok: false; problem: P };

/** How a task that may take minutes reports its progress, and is cancelled. */
export interface LongTask {
  /** Called now and then with the share that is done, from 0 to 1. */
  onprogress?: (share: number) => void;
  /** When it is aborted, the task ends early; what is done stays. */
  signal?: AbortSignal;
}

/** A damaged game, as far as it can be named. */
export interface DamagedGame {
  board: string | null;
  players: string[];
  played: number | null;
  problem: RecordProblem;
}

/** The damaged games that were left out: how many, and the first few of them. */
export interface LeftOut {
  count: number;
  first: DamagedGame[];
}

/** The games that came of a file, or why none did. */
export type Imported =
  | {
      ok: true;
      /** The tables of the file's games, those that were here before too. */
      cards: TableCard[];
      /** How many are new here. */
      brought: number;
      /** How many were here before, or stand in the file more than once. */
      known: number;
      leftOut: LeftOut;
      /** Why the rest of the file was not read. */
      stopped: { code: 'cancelled' } | FileProblem | StoreProblem | null;
    }
  | { ok: false; problem: RecordProblem | FileProblem | StoreProblem };

/** A file of games, how many there are in it, and the damaged ones that are not; or why there is none. */
export type Exported =
  { ok: true; file: Blob; count: number; leftOut: LeftOut } | { ok: false; problem: StoreProblem };
