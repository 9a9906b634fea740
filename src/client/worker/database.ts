import { TimedOut, withTimeout } from './timeout.js';

/** The one database of the device, with promises in place of events. */

const NAME = 'rallar';
/** Raised whenever an object store is added; the rows have versions of their own. */
const VERSION = 1;

/** Tables, running and finished, without their logs. */
export const TABLES = 'tables';
/** The entries of their logs. */
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
      const closeConnection = () => {
        result.close();
        opened = null;
      };
      // A newer page wants to upgrade the database, or the browser has closed it: the next request opens it again.
      result.addEventListener('versionchange', closeConnection);
      result.addEventListener('close', closeConnection);
      resolve(result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

function database(): Promise<IDBDatabase> {
  if (opened) return opened;
  const opening = open();
  // If it opens after the timeout, it must not block a newer page.
  const closeLate = () => void opening.then((late) => late.close()).catch(() => {});
  opened = withTimeout(opening, closeLate).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** The result of a request. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('a request failed')));
  });
}

async function begin(mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> {
  const known = await database();
  try {
    return known.transaction([TABLES, ENTRIES], mode, { durability: 'strict' });
  } catch (error) {
    // Some browsers lose a database without an event: the next request opens it again.
    known.close();
    opened = null;
    throw error;
  }
}

/** Reads in a transaction. */
export async function read<T>(find: (transaction: IDBTransaction) => Promise<T>): Promise<T> {
  return withTimeout(find(await begin('readonly')));
}

/** A transaction timed out while it was being committed: it may have been written. */
export class CommitUnknown extends TimedOut {}

/**
 * Writes in a transaction, all or nothing; resolves once it is on the disk. After a timeout the transaction is aborted, or, where it
 * is too late for that, `CommitUnknown` is thrown.
 */
export async function write(change: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = await begin('readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('nothing was written')),
    );
  });
  try {
    change(transaction);
  } catch (error) {
    abort(transaction);
    await done.catch(() => {});
    throw error;
  }
  let isAborted = false;
  try {
    await withTimeout(done, () => (isAborted = abort(transaction)));
  } catch (error) {
    throw error instanceof TimedOut && !isAborted ? new CommitUnknown() : error;
  }
}

/** Aborts a transaction. Returns false where it is being committed, or is finished. */
function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
