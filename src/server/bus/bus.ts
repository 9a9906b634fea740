/** A table has a new entry, number `n`, or its clocks have changed; or its chat has new lines, or is another altogether. */
export type TableNews =
  | {
      table: string;
      n: number;
      /** How often its clocks have changed, where it has any. */
      clocks?: number;
    }
  | { table: string; chat: 'lines' | 'all' };

/**
 * Connects the servers that share a store. It may lose messages, repeat them and change their order: whoever hears one reads
 * the store, which alone knows what happened. Every implementation passes the same contract suite.
 */
export interface Bus {
  /** Joins the bus. `onNews` is called with what others publish, never with one's own, and never before `publish` returns. */
  join(onNews: (news: TableNews) => void): BusMember;
}

/** A server on the bus. */
export interface BusMember {
  publish(news: TableNews): void;
  /** Nothing is heard from now on. */
  leave(): void;
}
