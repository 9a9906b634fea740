import type { Clock } from '../../table/index.js';
import type { DueTable, TimeStore } from '../store/time-store.js';

/** How often the server looks at least: a table has been open for longer, and done by itself what was due, before it is parked. */
const LOOK_MS = 30_000;
/** The loop rests for so long at least. */
const REST_MS = 1000;
/** So many tables at most are opened for it at the same time. */
const MAX_BUSY = 16;
/** A table that did nothing about what is due, as one that can't be opened, is tried again after this time. */
const RETRY_MS = 60_000;

/** What the loop needs of the server. */
export interface DueTablesOptions {
  store: Pick<TimeStore, 'dueTables'>;
  clock: Pick<Clock, 'wallTime' | 'setTimer'>;
  /** Opens a table and lets it act; resolves once it has nothing left to do. */
  wake: (table: string) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Opens the tables at which something is due, though nobody may be there. What is due is a column of the table, written with the entry
 * that makes it so: it survives a restart, and a table that is woken too early or twice finds nothing to do.
 */
export class DueTables {
  private readonly options: DueTablesOptions;
  private readonly busy = new Set<string>();
  /** By table: what was due when it was last woken, and when it may be woken for that again. */
  private readonly tried = new Map<string, { due: number; again: number }>();
  private cancel: (() => void) | null = null;
  private isStopped = false;

  constructor(options: DueTablesOptions) {
    this.options = options;
  }

  start(): void {
    void this.look();
  }

  stop(): void {
    this.isStopped = true;
    this.cancel?.();
  }

  private async look(): Promise<void> {
    const { store, clock, onError } = this.options;
    const now = clock.wallTime();
    let next = now + LOOK_MS;
    try {
      for (const [id, { again }] of this.tried) if (again <= now) this.tried.delete(id);
      // Those that were tried may be at the front for a while.
      const limit = MAX_BUSY + this.busy.size + this.tried.size;
      const found = await store.dueTables(next, limit);
      for (const table of found) {
        if (table.due <= now && this.busy.size < MAX_BUSY) this.wake(table);
        else if (!this.isWaiting(table)) next = Math.min(next, table.due);
      }
    } catch (error) {
      onError(error);
    }
    if (this.isStopped) return;
    this.cancel = clock.setTimer(Math.max(REST_MS, next - now), () => void this.look());
  }

  /** Whether a table is busy with what is due, or did nothing about it lately. */
  private isWaiting({ id, due }: DueTable): boolean {
    return this.busy.has(id) || this.tried.get(id)?.due === due;
  }

  private wake({ id, due }: DueTable): void {
    const { clock, wake, onError } = this.options;
    if (this.isStopped || this.isWaiting({ id, due })) return;
    this.busy.add(id);
    this.tried.set(id, { due, again: clock.wallTime() + RETRY_MS });
    void wake(id)
      .catch(onError)
      .finally(() => this.busy.delete(id));
  }
}
