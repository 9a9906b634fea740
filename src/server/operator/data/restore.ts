import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { takeDataFolder } from '../../data-folder.js';
import { SCHEMA_VERSION } from '../../store/schema.js';
import { CommandProblem } from '../problem.js';
import { quickCheck } from './backup.js';
import { checkRecords, type RecordsChecked } from './check-records.js';
import { copyDurably, DATABASE, filesBeside, makePrivate } from './files.js';
import { openBeside, versionOf } from './open.js';

/** What was restored. */
export interface Restored {
  version: number;
  records: RecordsChecked;
  /** Where the files are that were there before; null where there were none. */
  replaced: string | null;
}

/** Copies a backup into a data folder that no server uses, and checks every record of it. */
export async function restore(
  backup: string,
  data: string,
  { replace, now, onProgress }: { replace: boolean; now: Date; onProgress: (share: number) => void },
): Promise<Restored> {
  const from = path.join(backup, DATABASE);
  if (!existsSync(from)) throw new CommandProblem(`${backup} is no backup: it has no ${DATABASE}.`);
  quickCheck(from);
  const version = checkVersion(from);
  const folder = takeDataFolder(data);
  if (!folder) throw new CommandProblem(`A server uses ${data}; stop it first.`);
  try {
    // A journal without its database would be taken for the new one's.
    const isInUse = readdirSync(data).some((name) => name.startsWith(DATABASE));
    if (isInUse && !replace)
      throw new CommandProblem(`${data} has games already; --replace moves them aside.`);
    const replaced = isInUse ? moveAside(data, now) : null;
    for (const name of filesBeside(backup)) copyDurably(path.join(backup, name), path.join(data, name));
    copyDurably(from, folder.database);
    const database = openBeside(folder.database, true);
    try {
      return { version, records: await checkRecords(database, onProgress), replaced };
    } finally {
      database.close();
    }
  } finally {
    folder.release();
  }
}

function checkVersion(file: string): number {
  const database = openBeside(file, true);
  try {
    const version = versionOf(database);
    if (version <= SCHEMA_VERSION) return version;
    throw new CommandProblem(
      `The backup has version ${version}, which is newer than this program (${SCHEMA_VERSION}).`,
    );
  } finally {
    database.close();
  }
}

/** Moves all files of a data folder but the lock into a folder within it. */
function moveAside(data: string, now: Date): string {
  const stamp = `replaced-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  let aside = path.join(data, stamp);
  for (let i = 2; existsSync(aside); i++) aside = path.join(data, `${stamp}-${i}`);
  makePrivate(aside);
  for (const entry of readdirSync(data, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('lock.db'))
      renameSync(path.join(data, entry.name), path.join(aside, entry.name));
  return aside;
}
