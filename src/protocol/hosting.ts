import type { RecordProblem, OptionsProblem } from '../engine/index.js';
import type { TableLink } from './messages.js';
import type { TableCard, TablePlan } from './seating.js';

/** Where tables are kept: a worker of this device, or a server. */
export interface Host {
  /** The tables there are, the last played first. */
  tables(): Promise<TableCard[]>;
  create(plan: TablePlan): Promise<Opened<OptionsProblem | { code: 'unknown-board' } | HostProblem>>;
  open(id: string): Promise<Opened<{ code: 'no-such-table' } | RecordProblem | HostProblem>>;
  remove(id: string): Promise<void>;
}

/** A table that was opened, or why it was not. */
export type Opened<P> = { ok: true; id: string; link: TableLink } | { ok: false; problem: P };

/** Why a host can't help at all. */
export type HostProblem = { code: 'storage-full' } | { code: 'storage-refused' } | { code: 'host-down' };
