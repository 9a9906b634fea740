import type { Eyes, OptionsProblem, RecordProblem } from '../engine/index.js';
import type { TableLink } from './messages.js';
import type { HostProblem, StoreSilent } from './problems.js';
import type { TableCard, TablePlan } from './seating.js';

/** Where tables are kept: a worker of this device, or a server. */
export interface Host {
  /** The tables there are, those of finished games too, the last played first. */
  tables(): Promise<Listed>;
  create(plan: TablePlan): Promise<Opened<OptionsProblem | { code: 'unknown-board' } | StoreProblem>>;
  open(id: string): Promise<Opened<{ code: 'no-such-table' } | RecordProblem | StoreProblem>>;
  remove(id: string): Promise<void>;
  /** Takes in a record, or all the games of a file that `exportGames` gave: running games can be played on, finished ones looked at. */
  importGames(text: string): Promise<Imported>;
  /** All finished games as the text of one file. */
  exportGames(): Promise<Exported>;
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
type StoreProblem = HostProblem | StoreSilent;

/** The tables there are, and the ids of those that are damaged and can only be removed; or why they can't be told. */
export type Listed =
  { ok: true; cards: TableCard[]; damaged: string[] } | { ok: false; problem: StoreProblem };

/** A table that was opened, or why it was not. */
export type Opened<P> = { ok: true; id: string; link: TableLink } | { ok: false; problem: P };

/** The tables that came of a file, or why none did. */
export type Imported =
  { ok: true; cards: TableCard[] } | { ok: false; problem: RecordProblem | StoreProblem };

/** The text of a file, or why there is none. */
export type Exported = { ok: true; text: string } | { ok: false; problem: StoreProblem };
