import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';

/** The keys by which push services know this server (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const FILE = 'push-keys.json';

/** The keys of a data folder, made where there are none. With other keys every device would have to subscribe again. */
export function loadPushKeys(folder: string): PushKeys {
  const file = path.join(folder, FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const keys = newPushKeys();
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

/** New keys. */
export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}
