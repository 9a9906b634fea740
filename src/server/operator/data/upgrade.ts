import { rmSync } from 'node:fs';
import path from 'node:path';
import { takeDataFolder } from '../../data-folder.js';
import { openDatabase } from '../../store/driver.js';
import { copyName, migrate, SCHEMA_VERSION } from '../../store/schema.js';
import { CommandProblem } from '../problem.js';
import { quickCheck } from './backup.js';
import { checkRecords, type RecordsChecked } from './check-records.js';
import { copyDatabase } from './copy-database.js';
import { databaseOf, openBeside, versionOf } from './open.js';

/** What an upgrade did. */
export interface Upgraded {
  from: number;
  to: number;
  records: RecordsChecked;
  /** The copy of the database as it was; null where nothing had to change. */
  copy: string | null;
}

/** Brings a database up to this program's version, keeps a copy of it as it was, and checks every record. The server must not run. */
export async function upgrade(data: string, onProgress: (share: number) => void): Promise<Upgraded> {
  databaseOf(data);
  const folder = takeDataFolder(data);
  if (!folder) throw new CommandProblem(`A server uses ${data}; stop it first, or use --check.`);
  try {
    quickCheck(folder.database);
    return await migrateAndCheck(
      folder.database,
      (version) => copyName(folder.database, version),
      onProgress,
    );
  } finally {
    folder.release();
  }
}

/** Tries the upgrade on a copy, which is removed again; the server may be running. */
export async function checkUpgrade(data: string, onProgress: (share: number) => void): Promise<Upgraded> {
  const trial = path.join(data, 'upgrade-check.db');
  const removeTrial = (): void => {
    for (const end of ['', '-wal', '-shm', '.before']) rmSync(trial + end, { force: true });
  };
  removeTrial();
  try {
    await copyDatabase(databaseOf(data), trial, () => undefined);
    quickCheck(trial);
    const done = await migrateAndCheck(trial, () => `${trial}.before`, onProgress);
    return { ...done, copy: null };
  } finally {
    removeTrial();
  }
}

async function migrateAndCheck(
  file: string,
  copyTo: (version: number) => string,
  onProgress: (share: number) => void,
): Promise<Upgraded> {
  const database = openDatabase(file);
  let from: number;
  try {
    from = versionOf(database);
    if (migrate(database, copyTo))
      throw new CommandProblem(
        `The database has version ${from}, which is newer than this program (${SCHEMA_VERSION}).`,
      );
  } finally {
    database.close();
  }
  const migrated = openBeside(file, true);
  try {
    const records = await checkRecords(migrated, onProgress);
    return { from, to: SCHEMA_VERSION, records, copy: from < SCHEMA_VERSION ? copyTo(from) : null };
  } finally {
    migrated.close();
  }
}
