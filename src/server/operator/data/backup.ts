import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandProblem } from '../problem.js';
import { copyDatabase } from './copy-database.js';
import { copyDurably, DATABASE, filesBeside, makePrivate, sync, syncFolder } from './files.js';
import { databaseOf, openBeside } from './open.js';

/** The name of a backup's folder says when it was made. */
const NAME = /^rallar-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** A backup that was made. */
export interface BackedUp {
  folder: string;
  bytes: number;
  /** Earlier backups that were removed, as there were more than shall be kept. */
  removed: string[];
}

/**
 * Copies a data folder into a new folder in `to`, while a server may be running: the database as it is at one moment, then the keys.
 * The folder has its name only once all of it is on the disk.
 */
export async function backUp(
  data: string,
  to: string,
  { keep, now, onProgress }: { keep: number | null; now: Date; onProgress: (share: number) => void },
): Promise<BackedUp> {
  const file = databaseOf(data);
  const name = `rallar-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const [folder, part] = [path.join(to, name), path.join(to, `${name}.part`)];
  if (existsSync(folder)) throw new CommandProblem(`There is a backup ${folder} already.`);
  makePrivate(to);
  rmSync(part, { recursive: true, force: true });
  makePrivate(part);
  try {
    const copy = path.join(part, DATABASE);
    await copyDatabase(file, copy, onProgress);
    chmodSync(copy, 0o600);
    sync(copy);
    quickCheck(copy);
    for (const beside of filesBeside(data)) copyDurably(path.join(data, beside), path.join(part, beside));
    syncFolder(part);
    renameSync(part, folder);
    syncFolder(to);
    return { folder, bytes: statSync(path.join(folder, DATABASE)).size, removed: thinOut(to, keep) };
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

/** Checks that a database is whole. */
export function quickCheck(file: string): void {
  const database = openBeside(file, true);
  try {
    const [row] = database.prepare('PRAGMA quick_check(1)').all();
    const found = String(Object.values(row ?? {})[0]);
    if (found !== 'ok') throw new CommandProblem(`The database ${file} is damaged: ${found}.`);
  } finally {
    database.close();
  }
}

/** Removes the oldest backups, so that no more than `keep` are left. */
function thinOut(to: string, keep: number | null): string[] {
  if (keep === null) return [];
  const backups = readdirSync(to).filter((name) => NAME.test(name));
  const old = backups.sort().slice(0, Math.max(0, backups.length - keep));
  for (const name of old) rmSync(path.join(to, name), { recursive: true });
  return old.map((name) => path.join(to, name));
}
