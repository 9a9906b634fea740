import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Database, openDatabase } from './store/driver.js';

/** A data folder that this process alone uses. */
export interface DataFolder {
  readonly database: string;
  release(): void;
}

/**
 * Takes a data folder, made where it is missing; null where another server uses it. The lock is an open transaction on a small
 * database: the system releases it when the process ends, however it ends.
 */
export function takeDataFolder(folder: string): DataFolder | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'lock.db');
  let lock: Database | undefined;
  try {
    lock = openDatabase(file, ['busy_timeout = 0']);
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (/BUSY|locked/i.test(String(error))) return null;
    throw error;
  }
  chmodSync(folder, 0o700);
  // Files of an earlier version, or that were copied here, may be open to others.
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) chmodSync(path.join(folder, entry.name), 0o600);
  const held = lock;
  return {
    database: path.join(folder, 'rallar.db'),
    release() {
      // A driver may keep a closed connection until its statements are collected.
      held.exec('rollback');
      held.close();
    },
  };
}
