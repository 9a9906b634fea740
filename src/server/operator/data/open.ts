import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Database, openDatabase } from '../../store/driver.js';
import { SCHEMA_VERSION } from '../../store/schema.js';
import { CommandProblem } from '../problem.js';

/** A server may be writing: its transactions are short. */
const WAITS = 'busy_timeout = 10000';

/** The database of a data folder, which must exist. */
export function databaseOf(data: string): string {
  const file = path.join(data, 'rallar.db');
  if (!existsSync(file))
    throw new CommandProblem(`There is no database in ${data}; --data names the folder.`);
  return file;
}

/** The version of a database's schema. */
export function versionOf(database: Database): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Opens a database beside a server that may be running. `isReadOnly`: nothing can be changed by accident. */
export function openBeside(file: string, isReadOnly: boolean): Database {
  return openDatabase(file, isReadOnly ? [WAITS, 'query_only = 1'] : [WAITS, 'synchronous = FULL']);
}

/** Opens the database of a data folder, which must have today's schema. */
export function openCurrent(data: string, isReadOnly: boolean): Database {
  const database = openBeside(databaseOf(data), isReadOnly);
  const version = versionOf(database);
  if (version === SCHEMA_VERSION) return database;
  database.close();
  throw new CommandProblem(
    version < SCHEMA_VERSION
      ? `The database has version ${version} and this program ${SCHEMA_VERSION}: run upgrade, or start the server once.`
      : `The database has version ${version}, which is newer than this program (${SCHEMA_VERSION}).`,
  );
}
