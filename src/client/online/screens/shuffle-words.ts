import { type Seat, WORD_BYTES } from '../../../engine/index.js';
import { list, Mismatch, object, type Reader, text } from '../../../engine/read.js';

/** What this device has put into the shuffle of a table, so that the deal can be proved after the game. */
export interface ShuffleProof {
  /** The commitment that was shown before the words were sent. */
  commitment: string;
  /** The device's random words, each with the seat it was sent for. */
  words: { seat: Seat; word: string }[];
  /** When the last word was sent, in milliseconds since 1970. */
  at: number;
}

/** The part of `localStorage` that is needed. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const MAX_TEXT = 200;
/** As many words as are stored for a table: who changes seats or is asked again sends more than one. */
const MAX_WORDS = 40;
/** What was stored longer ago is removed when the next word is stored: by then no game is still waiting for its proof. */
const MAX_AGE_MS = 366 * 24 * 3_600_000;
/** Of more tables than this, those with the oldest words are removed. */
const MAX_TABLES = 300;

const seat: Reader<Seat> = (x, at) =>
  typeof x === 'number' && Number.isInteger(x) && x >= 0 ? x : new Mismatch(at);
const proof: Reader<ShuffleProof> = object({
  commitment: text(MAX_TEXT),
  words: list(object({ seat, word: text(MAX_TEXT) }), MAX_WORDS),
  at: (x, where) => (typeof x === 'number' ? x : new Mismatch(where)),
});

/** A random word for the shuffle, in hex; it also names a new table. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(WORD_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const PREFIX = 'rallar.shuffle.';
const keyOf = (table: string): string => PREFIX + table;

/** What this device has put into the shuffle of a table; undefined where it has stored nothing. */
export function storedProof(table: string, storage: Pick<Storage, 'getItem'> = localStorage) {
  try {
    const found = proof(JSON.parse(storage.getItem(keyOf(table)) ?? 'null'), '');
    return found instanceof Mismatch ? undefined : found;
  } catch {
    // Damaged, or the browser denies access.
    return undefined;
  }
}

/** Stores a word before it is sent. Words for another commitment are of another shuffle, and go. */
export function storeWord(
  table: string,
  commitment: string,
  word: { seat: Seat; word: string },
  storage: Store = localStorage,
  now = Date.now(),
): void {
  const before = storedProof(table, storage);
  const words = before?.commitment === commitment ? before.words : [];
  const next: ShuffleProof = { commitment, words: [...words, word].slice(-MAX_WORDS), at: now };
  try {
    storage.setItem(keyOf(table), JSON.stringify(next));
    removeOld(storage, now);
  } catch {
    // The browser denies storage: the deal can't be proved on this device.
  }
}

/** Removes all words of this device: its person is deleted. */
export function removeWords(storage: Store = localStorage): void {
  try {
    for (const table of storedTables(storage)) storage.removeItem(keyOf(table));
  } catch {
    // The browser denies access: nothing is stored.
  }
}

function removeOld(storage: Store, now: number): void {
  const tables = storedTables(storage)
    .map((table) => ({ table, at: storedProof(table, storage)?.at ?? 0 }))
    .sort((x, y) => y.at - x.at);
  for (const [i, { table, at }] of tables.entries())
    if (i >= MAX_TABLES || now - at > MAX_AGE_MS) storage.removeItem(keyOf(table));
}

function storedTables(storage: Store): string[] {
  return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').flatMap((key) =>
    key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  );
}
