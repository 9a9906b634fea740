/**
 * All randomness of a game: numbered streams of words from a seed, and what is drawn from them.
 * Every random choice takes a stream of its own, numbered 0, 1, 2, … in order, so that a game's state needs
 * no more than the seed and the next number. `docs/randomness.md` specifies it to the byte; what this file does
 * can't change without making recorded games unreadable.
 */

import { fromHex } from './bytes.js';
import { ChaCha20 } from './chacha20.js';
import { Xoshiro128 } from './xoshiro.js';

/** A source of uniformly distributed unsigned 32-bit integers. */
export interface Stream {
  next(): number;
}

/** The generators there are; a seed begins with the name of its own. */
export const GENERATORS = ['fast', 'chacha20'] as const;

/** A seed: `fast:` and a decimal integer up to 2^53 − 1, or `chacha20:` and 64 lower-case hex digits. */
export type Seed = string;

const FORMS: Record<(typeof GENERATORS)[number], RegExp> = {
  fast: /^fast:(?:0|[1-9][0-9]{0,15})$/,
  chacha20: /^chacha20:[0-9a-f]{64}$/,
};

const WORDS = 2 ** 32;

/** Reads a seed; null unless it is spelled exactly as seeds are. */
export function parseSeed(text: unknown): Seed | null {
  if (typeof text !== 'string') return null;
  const parsable = fastNumber(text) !== null || chachaKey(text) !== null;
  return parsable ? text : null;
}

/** Opens the stream of the seed that has this number; an unparsable seed is a bug and throws. */
export function openStream(seed: Seed, number: number): Stream {
  if (number >>> 0 !== number) throw new Error(`no stream has the number ${number}`);
  const fast = fastNumber(seed);
  if (fast !== null) return new Xoshiro128(fast >>> 0, Math.floor(fast / WORDS), number);
  const key = chachaKey(seed);
  if (key !== null) return new ChaCha20(key, number);
  throw new Error(`not a seed: ${seed}`);
}

/** Draws an integer 0 ≤ x < n, each equally likely; n = 1 takes no word from the stream. */
export function below(stream: Stream, n: number): number {
  if (n >>> 0 !== n || n === 0) throw new Error(`can't draw below ${n}`);
  if (n === 1) return 0;
  for (;;) {
    const word = stream.next();
    // The limit is 2^32 − (2^32 mod n), so always above 2^32 − n: only words beyond that need the slow
    // remainder of a number over 32 bits. The other shifts change no value; they let the compiler use
    // integer division, which makes a shuffle three times as fast.
    if (word <= -n >>> 0 || word < WORDS - (WORDS % n)) return ((word >>> 0) % (n >>> 0)) >>> 0;
  }
}

/** Shuffles the list in place, every order equally likely (Fisher–Yates shuffle, from the end). */
export function shuffle(stream: Stream, list: number[]): void {
  for (let i = list.length - 1; i >= 1; i--) {
    const j = below(stream, i + 1);
    const moved = list[i];
    list[i] = list[j];
    list[j] = moved;
  }
}

function fastNumber(seed: string): number | null {
  if (!FORMS.fast.test(seed)) return null;
  const number = Number(seed.slice('fast:'.length));
  return Number.isSafeInteger(number) ? number : null;
}

function chachaKey(seed: string): Uint8Array | null {
  return FORMS.chacha20.test(seed) ? fromHex(seed.slice('chacha20:'.length)) : null;
}
