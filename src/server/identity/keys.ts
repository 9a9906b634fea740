import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A key that signs cookies. */
export interface SigningKey {
  id: string;
  secret: Buffer;
}

const FILE = 'keys.json';
const KEY_BYTES = 32;

/** The keys of a data folder, the one that signs first; made where there are none. The others still verify, so that a new key loses no seat. */
export function loadKeys(folder: string): SigningKey[] {
  const file = path.join(folder, FILE);
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as { id: string; secret: string }[];
    return keys.map(({ id, secret }) => ({ id, secret: Buffer.from(secret, 'base64url') }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return addKey(folder, []);
  }
}

/** Adds a key that signs from now on, and stores the keys. */
export function addKey(folder: string, keys: readonly SigningKey[]): SigningKey[] {
  const all = [{ id: randomBytes(6).toString('base64url'), secret: randomBytes(KEY_BYTES) }, ...keys];
  const text = JSON.stringify(all.map(({ id, secret }) => ({ id, secret: secret.toString('base64url') })));
  const file = path.join(folder, FILE);
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return all;
}
