import { type Seat, WORD_BYTES } from '../../../engine/index.js';
import { list, Mismatch, object, type Reader, text } from '../../../engine/read.js';

/** What this device has put into the shuffle of a table, so that the deal can be proved after the game. */
export interface ShuffleProof {
  /** The commitment that was shown before the words were sent. */
  commitment: string;
  /** The device's random words, each with the seat it was sent for. */
  words: { seat: Seat; word: string }[];
}

const MAX_TEXT = 200;
/** As many words as are stored for a table: who changes seats or is asked again sends more than one. */
const MAX_WORDS = 40;

const seat: Reader<Seat> = (x, at) =>
  typeof x === 'number' && Number.isInteger(x) && x >= 0 ? x : new Mismatch(at);
const proof: Reader<ShuffleProof> = object({
  commitment: text(MAX_TEXT),
  words: list(object({ seat, word: text(MAX_TEXT) }), MAX_WORDS),
});

/** A random word for the shuffle, in hex; it also names a new table. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(WORD_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyOf = (table: string): string => `rallar.shuffle.${table}`;

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
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void {
  const before = storedProof(table, storage);
  const words = before?.commitment === commitment ? before.words : [];
  const next: ShuffleProof = { commitment, words: [...words, word].slice(-MAX_WORDS) };
  try {
    storage.setItem(keyOf(table), JSON.stringify(next));
  } catch {
    // The browser denies storage: the deal can't be proved on this device.
  }
}
