import { inTime } from './silence.js';

/** The one database of the device, and promises where it has events. */

const NAME = 'rallar';
/** Raised whenever a store is added; what is in the stores has versions of its own. */
const VERSION = 1;

/** Running games and finished ones, without their logs. */
export const TABLES = 'tables';
/** Their logs, entry by entry. */
export const ENTRIES = 'entries';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'n'] });
    });
    request.addEventListener('success', () => {
      const { result } = request;
      const forget = () => {
        result.close();
        opened = null;
      };
      // A newer page wants to change the stores, or the browser has closed them: what comes next opens them anew.
      result.addEventListener('versionchange', forget);
      result.addEventListener('close', forget);
      resolve(result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

function database(): Promise<IDBDatabase> {
  if (opened) return opened;
  const asked = open();
  // One that opens when nobody waits for it any more would stand in the way of a newer page.
  const tooLate = () => void asked.then((late) => late.close()).catch(() => {});
  opened = inTime(asked, tooLate).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** What a request finds. */
export function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('a request failed')));
  });
}

async function begun(mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> {
  const known = await database();
  try {
    return known.transaction([TABLES, ENTRIES], mode, { durability: 'strict' });
  } catch (error) {
    // Some browsers lose a database without a word: the next try opens it anew.
    known.close();
    opened = null;
    throw error;
  }
}

/** Reads from the stores. */
export async function reading<T>(read: (transaction: IDBTransaction) => Promise<T>): Promise<T> {
  return inTime(read(await begun('readonly')));
}

/**
 * Writes to the stores, all or nothing; resolves once it is on the disk. Where the database does not answer in time the writing is
 * called off; should it have been done all the same, whoever writes that entry again finds it there.
 */
export async function writing(write: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = await begun('readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('nothing was written')),
    );
  });
  try {
    write(transaction);
  } catch (error) {
    // All or nothing: what was written before it failed must not stay.
    transaction.abort();
    await done.catch(() => {});
    throw error;
  }
  return inTime(done, () => {
    try {
      transaction.abort();
    } catch {
      // It is being written at this moment, or was.
    }
  });
}
