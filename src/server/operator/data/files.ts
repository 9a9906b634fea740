import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';

/** The database's own name; a backup has it under the same one. */
export const DATABASE = 'rallar.db';
/** What SQLite keeps beside a database, the server's lock, and files that are not complete. */
const PASSING = /^lock\.db|\.db(-wal|-shm|-journal)$|\.(part|new)$/;

/** The files of a data folder that a backup takes beside the database: keys, and what else is not a database. */
export function filesBeside(data: string): string[] {
  return readdirSync(data, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.db') && !PASSING.test(entry.name))
    .map(({ name }) => name);
}

/** Copies a file, which is on the disk when this returns; only this account can read it. */
export function copyDurably(from: string, to: string): void {
  copyFileSync(from, `${to}.part`);
  chmodSync(`${to}.part`, 0o600);
  sync(`${to}.part`);
  renameSync(`${to}.part`, to);
  syncFolder(path.dirname(to));
}

/** Makes a folder that only this account can look into. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Waits until a file is on the disk. */
export function sync(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Waits until the names in a folder are on the disk; Windows has no such call. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
