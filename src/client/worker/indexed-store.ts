import {
  type AppendAnswer,
  type AppendRow,
  type LoadedTable,
  type NewTable,
  StoreFailure,
  type StoredEntry,
  type StoredTable,
  type TableStore,
} from '../../table/index.js';
import { CommitUnknown, ENTRIES, TABLES, read, resultOf, write } from './database.js';
import { storeProblem } from './store-problem.js';

/** An entry as it is stored. The field names must not change. */
type EntryRow = StoredEntry & { table: string };

/** The tables of this device, in the browser's database. */
export const indexedStore: TableStore = {
  list: () =>
    orFailure(read((transaction) => resultOf<StoredTable[]>(transaction.objectStore(TABLES).getAll()))),

  load: (id) =>
    orFailure(
      read(async (transaction): Promise<LoadedTable | null> => {
        const [table, entries] = await Promise.all([
          resultOf<StoredTable | undefined>(transaction.objectStore(TABLES).get(id)),
          resultOf<EntryRow[]>(transaction.objectStore(ENTRIES).getAll(entriesOf(id))),
        ]);
        return table ? { table, entries } : null;
      }),
    ),

  readEntry: (table, n) =>
    orFailure(
      read(async (transaction) => {
        const [key, entry] = await Promise.all([
          resultOf(transaction.objectStore(TABLES).getKey(table)),
          resultOf<EntryRow | undefined>(transaction.objectStore(ENTRIES).get([table, n])),
        ]);
        return key === undefined ? 'gone' : (entry ?? 'missing');
      }),
    ),

  create: (tables) =>
    orFailure(
      write((transaction) => {
        for (const table of tables) addTable(transaction, table);
      }),
    ),

  remove: (id) =>
    orFailure(
      write((transaction) => {
        transaction.objectStore(TABLES).delete(id);
        transaction.objectStore(ENTRIES).delete(entriesOf(id));
      }),
    ),

  async append(row) {
    let conflict: AppendAnswer | null = null;
    try {
      await write((transaction) => {
        const reject = (answer: AppendAnswer) => {
          conflict = answer;
          transaction.abort();
        };
        appendRow(transaction, row, reject);
      });
      return { outcome: 'stored' };
    } catch (error) {
      if (error instanceof CommitUnknown) return { outcome: 'unknown' };
      return conflict ?? { outcome: 'failed', problem: storeProblem(error) };
    }
  },
};

async function orFailure<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw new StoreFailure(storeProblem(error), error);
  }
}

function addTable(transaction: IDBTransaction, { table, record }: NewTable): void {
  const { log, ...head } = record;
  const row: StoredTable = { ...table, record: head };
  addIfNew(transaction.objectStore(TABLES), row);
  const entries = transaction.objectStore(ENTRIES);
  for (const entry of log) {
    const entryRow: EntryRow = { table: table.id, n: entry.n, entry, message: null };
    addIfNew(entries, entryRow);
  }
}

/** Adds a row unless its key exists, which must not abort the transaction. */
function addIfNew(store: IDBObjectStore, row: object): void {
  const adding = store.add(row);
  adding.addEventListener('error', (event) => {
    const isDuplicateKey = adding.error instanceof DOMException && adding.error.name === 'ConstraintError';
    if (isDuplicateKey) event.preventDefault();
  });
}

/** Checks a row against what is stored, and writes it; calls `reject` where it can't be written. */
function appendRow(
  transaction: IDBTransaction,
  { table, n, entry, message, head, played }: AppendRow,
  reject: (answer: AppendAnswer) => void,
): void {
  const tables = transaction.objectStore(TABLES);
  const entries = transaction.objectStore(ENTRIES);
  const known = tables.get(table) as IDBRequest<StoredTable | undefined>;
  // Only a person's message can be a duplicate of an earlier entry's.
  const others = entries.getAll(entriesOf(table, message === null ? n : 0)) as IDBRequest<EntryRow[]>;
  // Requests succeed in order.
  others.addEventListener('success', () => {
    if (known.result === undefined) return reject({ outcome: 'gone' });
    const same = message === null ? undefined : others.result.find((it) => it.message === message);
    if (same) return reject({ outcome: 'duplicate', n: same.n });
    if (others.result.some((it) => it.n === n)) return reject({ outcome: 'superseded' });
    const row: StoredTable = { ...known.result, record: head, played };
    tables.put(row);
    const entryRow: EntryRow = { table, n, entry, message };
    entries.add(entryRow);
  });
}

/** The keys of a table's entries from number `n` on. */
function entriesOf(table: string, n = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, n], [table, Infinity]);
}
