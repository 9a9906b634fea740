import type { Entry } from '../../engine/index.js';
import type { StoreProblem, TablePlan } from '../../protocol/index.js';
import {
  type AppendAnswer,
  type ClockRow,
  type LoadedTable,
  type NewTable,
  type RecordHead,
  StoreFailure,
  type StoredEntry,
  type StoredTable,
  type TableStore,
} from '../../table/index.js';
import { type Column, type Database, openDatabase, type Row } from './driver.js';
import { GroupCommit } from './group-commit.js';
import { copyName, migrate } from './schema.js';
import { companyReads, companyWrites } from './sqlite-company.js';
import { lobbyReads, lobbyWrites } from './sqlite-lobby.js';
import { sqlitePasskeys } from './sqlite-passkeys.js';
import type { LobbyStore } from './lobby-store.js';
import { type OperatorStore, operatorReads, operatorWrites } from './operator-store.js';
import type { NoticeStore } from './notice-store.js';
import { noticeReads, noticeWrites } from './sqlite-notices.js';
import { storeProblem } from './store-problem.js';
import type { BatchWriter } from './write-batch.js';
import type { TimeStore } from './time-store.js';
import { timeReads, timeWrites } from './sqlite-time.js';
import type { ClockColumns, TableRow, WriteAnswer, WriteJob } from './writer.js';

/** A store of tables, people, gatherings and notices in one SQLite file. */
export interface SqliteStore extends TableStore, LobbyStore, OperatorStore, TimeStore, NoticeStore {
  /** Waits for what is being written, and closes the file. */
  close(): Promise<void>;
}

/** Opens the store of a file; throws a `StoreFailure` where the file can't be used. All writes go through one writer, in batches. */
export function openSqliteStore(file: string, openWriter: (file: string) => BatchWriter): SqliteStore {
  const database = openMigrated(file);
  const writer = openWriter(file);
  const commits = new GroupCommit<WriteJob, WriteAnswer>((jobs) => writer.write(jobs));

  /** Runs a job that is no append. */
  async function demand(job: WriteJob): Promise<void> {
    const answer = await commits.add(job).catch((error: unknown) => {
      throw new StoreFailure({ code: 'host-crashed' }, error);
    });
    if (answer.outcome === 'failed') throw new StoreFailure(answer.problem);
  }

  /** Runs a job that answers as an append does. */
  async function append(job: WriteJob): Promise<AppendAnswer> {
    try {
      const answer = await commits.add(job);
      return answer.outcome === 'done' ? { outcome: 'unknown' } : answer;
    } catch {
      // The writer died with the batch, which may have been committed.
      return { outcome: 'unknown' };
    }
  }

  return {
    ...readsOf(database),
    ...timeReads(database),
    ...timeWrites((steps) => demand({ type: 'run', steps })),
    ...lobbyReads(database),
    ...companyReads(database),
    ...companyWrites((steps) => demand({ type: 'run', steps })),
    ...lobbyWrites((steps, tables = []) => demand({ type: 'create', tables: tables.map(rowOf), steps })),
    ...sqlitePasskeys(database, (steps) => demand({ type: 'run', steps })),
    ...operatorReads(database),
    ...operatorWrites((steps) => demand({ type: 'run', steps })),
    ...noticeReads(database),
    ...noticeWrites((steps) => demand({ type: 'run', steps })),
    create: (tables) => demand({ type: 'create', tables: tables.map(rowOf), steps: [] }),
    remove: (id) =>
      demand({ type: 'run', steps: [{ sql: 'delete from tables where id = ?', values: [id] }] }),
    append: ({ table, n, entry, message, head, played, clocks }) => {
      const texts = { entry: JSON.stringify(entry), head: JSON.stringify(head) };
      const timed = clocks && { clocks: columnsOf(clocks) };
      return append({ type: 'append', table, n, message, played, ...texts, ...timed });
    },
    async saveClocks(table, row) {
      const answer = await append({ type: 'clocks', table, ...columnsOf(row) });
      return answer.outcome === 'duplicate' ? { outcome: 'superseded' } : answer;
    },
    async close() {
      await commits.settled();
      await writer.close();
      database.close();
    },
  };
}

function openMigrated(file: string): Database {
  let database: Database | undefined;
  let problem: StoreProblem | null;
  try {
    database = openDatabase(file);
    problem = migrate(database, (version) => copyName(file, version));
  } catch (error) {
    problem = storeProblem(error);
  }
  if (database && !problem) return database;
  database?.close();
  throw new StoreFailure(problem ?? { code: 'storage-refused' });
}

const TABLE = 'select id, plan, guessed, played, secret, head, clocks, clock_version, due from tables';

/** The calls that read, on a connection of their own: readers never wait for the writer. */
function readsOf(database: Database): Pick<TableStore, 'list' | 'load' | 'readEntry'> {
  const all = database.prepare(TABLE);
  const one = database.prepare(`${TABLE} where id = ?`);
  const keyOf = database.prepare('select key from tables where id = ?');
  const log = database.prepare('select n, entry, message from entries where table_key = ? order by n');
  const single = database.prepare('select n, entry, message from entries where table_key = ? and n = ?');
  const begin = database.prepare('begin');
  const end = database.prepare('commit');

  /** Reads in one transaction, so that a table and its log are of one moment. */
  async function read<T>(find: () => T): Promise<T> {
    await Promise.resolve();
    try {
      begin.run();
      try {
        return find();
      } finally {
        end.run();
      }
    } catch (error) {
      throw new StoreFailure(storeProblem(error), error);
    }
  }

  return {
    list: () => read(() => all.all().map(tableOf)),
    load: (id) =>
      read((): LoadedTable | null => {
        const found = one.get(id);
        const key = keyOf.get(id)?.['key'];
        if (found === undefined || key === undefined) return null;
        return { table: tableOf(found), entries: log.all(key).map(entryOf), ...clocksOf(found) };
      }),
    readEntry: (id, n) =>
      read(() => {
        const key = keyOf.get(id)?.['key'];
        if (key === undefined) return 'gone';
        const found = single.get(key, n);
        return found ? entryOf(found) : 'missing';
      }),
  };
}

function columnsOf({ version, clocks, due }: ClockRow): ClockColumns {
  return { version, clocks: JSON.stringify(clocks), due };
}

function clocksOf({ clocks, clock_version: version, due }: Row): { clocks?: ClockRow } {
  if (typeof clocks !== 'string') return {};
  const found = parse(clocks) as ClockRow['clocks'];
  return { clocks: { version: Number(version), clocks: found, due: typeof due === 'number' ? due : null } };
}

function rowOf({ table, record, clocks }: NewTable): TableRow {
  const { log, ...head } = record;
  const { id, plan, guessed, played, secret } = table;
  const entries = log.map((entry) => JSON.stringify(entry));
  const texts = { plan: JSON.stringify(plan), head: JSON.stringify(head) };
  return { id, guessed, played, secret, ...texts, entries, ...(clocks && { clocks: columnsOf(clocks) }) };
}

/** A row as a table. Damaged JSON becomes null, which opening the table reports. */
function tableOf(row: Row): StoredTable {
  const secret = row['secret'];
  return {
    id: String(row['id']),
    plan: parse(row['plan']) as TablePlan,
    guessed: row['guessed'] === 1,
    played: Number(row['played']),
    // libsql returns a buffer of another kind from `all` than from `get`; this takes both.
    secret: typeof secret === 'object' && secret !== null ? new Uint8Array(secret) : null,
    record: parse(row['head']) as RecordHead,
  };
}

function entryOf(row: Row): StoredEntry {
  const message = row['message'];
  return {
    n: Number(row['n']),
    entry: parse(row['entry']) as Entry,
    message: typeof message === 'string' ? message : null,
  };
}

function parse(text: Column | undefined): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
