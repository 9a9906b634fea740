import path from 'node:path';
import type { Entry } from '../../engine/index.js';
import type { StoreProblem, TablePlan } from '../../protocol/index.js';
import {
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
import { migrate } from './schema.js';
import { lobbyReads, lobbyWrites } from './sqlite-lobby.js';
import type { LobbyStore } from './lobby-store.js';
import type { NoticeStore } from './notice-store.js';
import { noticeReads, noticeWrites } from './sqlite-notices.js';
import { storeProblem } from './store-problem.js';
import type { BatchWriter } from './write-batch.js';
import type { TableRow, WriteAnswer, WriteJob } from './writer.js';

/** A store of tables, people, gatherings and notices in one SQLite file. */
export interface SqliteStore extends TableStore, LobbyStore, NoticeStore {
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

  return {
    ...readsOf(database),
    ...lobbyReads(database),
    ...lobbyWrites((steps, tables = []) => demand({ type: 'create', tables: tables.map(rowOf), steps })),
    ...noticeReads(database),
    ...noticeWrites((steps) => demand({ type: 'run', steps })),
    create: (tables) => demand({ type: 'create', tables: tables.map(rowOf), steps: [] }),
    remove: (id) =>
      demand({ type: 'run', steps: [{ sql: 'delete from tables where id = ?', values: [id] }] }),
    async append({ table, n, entry, message, head, played }) {
      const texts = { entry: JSON.stringify(entry), head: JSON.stringify(head) };
      try {
        const answer = await commits.add({ type: 'append', table, n, message, played, ...texts });
        return answer.outcome === 'done' ? { outcome: 'unknown' } : answer;
      } catch {
        // The writer died with the batch, which may have been committed.
        return { outcome: 'unknown' };
      }
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
    const { dir, name } = path.parse(file);
    problem = migrate(database, (version) => path.join(dir, `${name}-version-${version}.db`));
  } catch (error) {
    problem = storeProblem(error);
  }
  if (database && !problem) return database;
  database?.close();
  throw new StoreFailure(problem ?? { code: 'storage-refused' });
}

const TABLE = 'select id, plan, guessed, played, secret, head from tables';

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
        return { table: tableOf(found), entries: log.all(key).map(entryOf) };
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

function rowOf({ table, record }: NewTable): TableRow {
  const { log, ...head } = record;
  const { id, plan, guessed, played, secret } = table;
  const entries = log.map((entry) => JSON.stringify(entry));
  return { id, plan: JSON.stringify(plan), guessed, played, secret, head: JSON.stringify(head), entries };
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
