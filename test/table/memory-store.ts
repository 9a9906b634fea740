import { type GameRecord, itemAt } from '../../src/engine/index.js';
import {
  type AppendAnswer,
  type AppendRow,
  type ClockRow,
  type ClockStore,
  type LoadedTable,
  type NewTable,
  type SaveAnswer,
  StoreFailure,
  type StoredEntry,
  type StoredTable,
  type TableStore,
} from '../../src/table/index.js';

/** How the store fails: before it writes, on either side of a commit, or at reading. */
type Fault = 'full' | 'lost-before-commit' | 'lost-after-commit';

/** A store in memory that can be made late or failing. */
export class MemoryStore implements TableStore, ClockStore {
  readonly tables = new Map<string, LoadedTable>();
  /** How many appends and creates were requested. */
  appends = 0;
  creates = 0;
  fault: Fault | null = null;
  isUnreadable = false;
  private gate = Promise.resolve();

  /** Delays every append, until the returned function is called. */
  holdBack(): () => void {
    let release: (() => void) | undefined;
    this.gate = new Promise((resolve) => (release = resolve));
    return () => release?.();
  }

  /** The record of a table, as it would be loaded. */
  record(id: string): GameRecord {
    const loaded = this.tables.get(id);
    if (!loaded) throw new Error(`no table ${id}`);
    return { ...loaded.table.record, log: loaded.entries.map(({ entry }) => entry) };
  }

  /** The ids of the messages that were stored. */
  messages(id: string): string[] {
    return this.tables.get(id)?.entries.flatMap(({ message }) => message ?? []) ?? [];
  }

  async list(): Promise<StoredTable[]> {
    return this.read(() => [...this.tables.values()].map(({ table }) => table));
  }

  async load(id: string): Promise<LoadedTable | null> {
    return this.read(() => this.tables.get(id) ?? null);
  }

  async readEntry(table: string, n: number): Promise<StoredEntry | 'missing' | 'gone'> {
    return this.read(() => {
      const loaded = this.tables.get(table);
      return loaded ? (loaded.entries.find((entry) => entry.n === n) ?? 'missing') : 'gone';
    });
  }

  create(tables: readonly NewTable[]): Promise<void> {
    this.creates++;
    if (this.fault) return Promise.reject(new StoreFailure({ code: 'storage-full' }));
    for (const { table, record, clocks } of tables) {
      if (this.tables.has(table.id)) continue;
      const { log, ...head } = structuredClone(record);
      const entries = log.map((entry) => ({ n: entry.n, entry, message: null }));
      const stored = { ...structuredClone(table), record: head };
      this.tables.set(table.id, {
        table: stored,
        entries,
        ...(clocks && { clocks: structuredClone(clocks) }),
      });
    }
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.tables.delete(id);
    return Promise.resolve();
  }

  async append(row: AppendRow): Promise<AppendAnswer> {
    this.appends++;
    await this.gate;
    if (this.fault === 'full') return { outcome: 'failed', problem: { code: 'storage-full' } };
    if (this.fault === 'lost-before-commit') return { outcome: 'unknown' };
    const answer = this.write(row);
    return this.fault === 'lost-after-commit' ? { outcome: 'unknown' } : answer;
  }

  async saveClocks(table: string, row: ClockRow): Promise<SaveAnswer> {
    await this.gate;
    if (this.fault === 'full') return { outcome: 'failed', problem: { code: 'storage-full' } };
    if (this.fault === 'lost-before-commit') return { outcome: 'unknown' };
    const loaded = this.tables.get(table);
    if (!loaded) return { outcome: 'gone' };
    if (row.version !== (loaded.clocks?.version ?? 0) + 1) return { outcome: 'superseded' };
    loaded.clocks = structuredClone(row);
    return this.fault === 'lost-after-commit' ? { outcome: 'unknown' } : { outcome: 'stored' };
  }

  private write(row: AppendRow): AppendAnswer {
    const loaded = this.tables.get(row.table);
    if (!loaded) return { outcome: 'gone' };
    const { n, entry, message, head, played, clocks } = structuredClone(row);
    const same = message === null ? undefined : loaded.entries.find((it) => it.message === message);
    if (same) return { outcome: 'duplicate', n: same.n };
    if (loaded.entries.some((it) => it.n === n)) return { outcome: 'superseded' };
    if (clocks && clocks.version !== (loaded.clocks?.version ?? 0) + 1) return { outcome: 'superseded' };
    if (clocks) loaded.clocks = clocks;
    loaded.entries.push({ n, entry, message });
    loaded.table = { ...loaded.table, record: head, played };
    return { outcome: 'stored' };
  }

  private async read<T>(find: () => T): Promise<T> {
    await Promise.resolve();
    if (this.isUnreadable) throw new StoreFailure({ code: 'storage-timeout' });
    return structuredClone(find());
  }
}

/** The first table of a store. */
export function firstTable(store: MemoryStore): LoadedTable {
  return itemAt([...store.tables.values()], 0);
}
