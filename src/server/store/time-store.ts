import type { ClockStore, Downtime } from '../../table/index.js';

/** A table at which something is due, and since when, in milliseconds since 1970. */
export interface DueTable {
  id: string;
  due: number;
}

/** Where the clocks of tables are stored, and when the server was down. */
export interface TimeStore extends ClockStore {
  /** The tables at which something is due by now, those that have waited longest first. */
  dueTables(now: number, limit: number): Promise<DueTable[]>;
  /** When a server was last known to be up; null where there never was one. */
  lastBeat(): Promise<number | null>;
  /** Stores that the server is up now, together with downtimes that are not stored yet. */
  beat(now: number, downtimes: readonly Downtime[]): Promise<void>;
  /** The downtimes that ended since then, in the order of their beginnings. */
  downtimesSince(until: number): Promise<Downtime[]>;
}
