import Libsql from 'libsql';

/** A value of a column. */
export type Column = string | number | null | Uint8Array;
/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Column>>;

/** A prepared statement. It is prepared once and kept for as long as its database is open. */
export interface Statement {
  /** Runs it and returns how many rows it changed. */
  run(...values: Column[]): number;
  get(...values: Column[]): Row | undefined;
  all(...values: Column[]): Row[];
}

/** An open SQLite database: the few calls that the store makes of its driver. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** What `node:sqlite` and libsql have in common. */
interface DriverDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): {
    run(...values: Column[]): { changes: number | bigint };
    get(...values: Column[]): unknown;
    all(...values: Column[]): unknown[];
  };
  close(): void;
}

/** A commit survives a crash of the machine, readers never wait for the writer, and a lock is waited for. */
const DURABLE = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 5000',
  'foreign_keys = ON',
  // Twice the pages written by a large group commit.
  'wal_autocheckpoint = 2000',
];

/** Opens the database of a file, which is created where it is missing. */
export function openDatabase(file: string, pragmas: readonly string[] = DURABLE): Database {
  const driver = openDriver(file);
  for (const pragma of pragmas) driver.prepare(`PRAGMA ${pragma}`).all();
  return {
    exec: (sql) => void driver.exec(sql),
    close: () => driver.close(),
    prepare(sql) {
      const statement = driver.prepare(sql);
      return {
        run: (...values) => Number(statement.run(...values).changes),
        get: (...values) => statement.get(...values) as Row | undefined,
        all: (...values) => statement.all(...values) as Row[],
      };
    },
  };
}

/** Node's own SQLite where it has one, else libsql, whose package holds its binary. */
function openDriver(file: string): DriverDatabase {
  const own = process.getBuiltinModule('node:sqlite' as 'node:fs') as unknown as
    { DatabaseSync: new (file: string) => DriverDatabase } | undefined;
  return own ? new own.DatabaseSync(file) : new Libsql(file);
}
