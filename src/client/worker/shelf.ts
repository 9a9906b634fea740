import {
  type Entry,
  type GameRecord,
  type RecordProblem,
  type Result,
  parseRecord,
} from '../../engine/index.js';
import type { TableCard, TablePlan } from '../../protocol/index.js';
import { summaryOf } from '../../table/index.js';
import { ENTRIES, TABLES, found, reading, writing } from './database.js';
import { planFrom } from './plans.js';

/** A table as it is kept: all but its log. */
export interface Kept {
  id: string;
  plan: TablePlan;
  guessed: boolean;
  played: number;
  /** What the game's chance was drawn from; null where that is not known here. */
  secret: Uint8Array | null;
  record: Omit<GameRecord, 'log'>;
}

/** An entry as it is kept, with the id of the message that asked for it. */
interface KeptEntry {
  table: string;
  n: number;
  entry: Entry;
  message: string | null;
}

/** Somebody else has written this entry: the table is played elsewhere. */
export class Superseded extends Error {}
/** The table was removed meanwhile. */
export class Removed extends Error {}

/** The card of a kept table. */
export function cardOf({ id, plan, guessed, played, record }: Kept): TableCard {
  return { id, plan, guessed, played, ...summaryOf(record.snapshot) };
}

/** All tables, the last played first, and the ids of those that are damaged: one of them must not take the others away. */
export async function listKept(): Promise<{ whole: Kept[]; damaged: string[] }> {
  const rows = await reading((transaction) => found<Kept[]>(transaction.objectStore(TABLES).getAll()));
  const whole: Kept[] = [];
  const damaged: string[] = [];
  for (const row of rows) {
    const kept = mended(row);
    if (kept) whole.push(kept);
    else damaged.push(row.id);
  }
  return { whole: whole.sort((x, y) => y.played - x.played), damaged };
}

/** A row as it was kept, its plan made anew from the record, which tells the same; null where not even a card can be made of it. */
export function mended(row: Kept): Kept | null {
  try {
    const { plan, guessed } = planFrom(row.record, row.plan);
    const played = Number.isFinite(row.played) ? row.played : 0;
    const kept = { ...row, plan, guessed: guessed || row.guessed, played };
    const { result } = cardOf(kept);
    return result && !(Array.isArray(result.totals) && Array.isArray(result.ranks)) ? null : kept;
  } catch {
    return null;
  }
}

/** A table with its whole record and the messages that came to stand; null where there is no such table. */
export async function loadKept(
  id: string,
): Promise<{ kept: Kept; record: Result<GameRecord, RecordProblem>; heard: string[] } | null> {
  const [kept, rows] = await reading((transaction) =>
    Promise.all([
      found<Kept | undefined>(transaction.objectStore(TABLES).get(id)),
      found<KeptEntry[]>(transaction.objectStore(ENTRIES).getAll(entriesOf(id))),
    ]),
  );
  if (!kept) return null;
  const record = parseRecord({ ...kept.record, log: rows.map(({ entry }) => entry) });
  return { kept: mended(kept) ?? kept, record, heard: rows.flatMap(({ message }) => message ?? []) };
}

/** A table to keep, with its whole record. */
export interface NewTable {
  kept: Omit<Kept, 'record'>;
  record: GameRecord;
}

/** Keeps new tables with all their logs, all of them or none; a table of the same id that is there already stays as it is. */
export async function keepNew(...tables: NewTable[]): Promise<void> {
  await writing((transaction) => {
    for (const { kept, record: whole } of tables) {
      const { log, ...record } = whole;
      const row: Kept = { ...kept, record };
      addIfNew(transaction.objectStore(TABLES), row);
      const entries = transaction.objectStore(ENTRIES);
      for (const entry of log) addIfNew(entries, { table: kept.id, n: entry.n, entry, message: null });
    }
  });
}

/** Adds a row unless it is there already, which must not take the other rows of the transaction away. */
function addIfNew(store: IDBObjectStore, row: unknown): void {
  const adding = store.add(row);
  adding.addEventListener('error', (event) => {
    if (isConstraint(adding.error)) event.preventDefault();
  });
}

/** Keeps one more entry of a table, and how the game stands after it. An entry is never written twice. */
export async function keepEntry(
  kept: Omit<Kept, 'record'>,
  { log, ...record }: GameRecord,
  message: string | null,
): Promise<void> {
  const entry = log[log.length - 1];
  let removed = false;
  try {
    await writing((transaction) => {
      const tables = transaction.objectStore(TABLES);
      const known = tables.getKey(kept.id);
      known.addEventListener('success', () => {
        removed = known.result === undefined;
        if (removed) return transaction.abort();
        const row: Kept = { ...kept, record };
        tables.put(row);
        const line: KeptEntry = { table: kept.id, n: entry.n, entry, message };
        transaction.objectStore(ENTRIES).add(line);
      });
    });
  } catch (error) {
    if (removed) throw new Removed();
    throw isConstraint(error) ? new Superseded() : error;
  }
}

/** Forgets a table and its log. */
export async function removeKept(id: string): Promise<void> {
  await writing((transaction) => {
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(ENTRIES).delete(entriesOf(id));
  });
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function isConstraint(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}
