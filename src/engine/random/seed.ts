/**
 * Where seeds come from. Between people the host commits to a secret before anyone sits down, and each
 * person's device adds a random word, so that the secret alone doesn't settle the seed.
 */

import { concat, toHex, utf8 } from './bytes.js';
import { sha256 } from './sha256.js';
import { parseSeed } from './stream.js';
import type { Seed } from './stream.js';

/** How many bytes the host's secret has. */
export const SECRET_BYTES = 32;

/** How many bytes each person's word has. */
export const WORD_BYTES = 16;

// Two prefixes, so that a published commitment is never the seed of a game without words.
const COMMIT_PREFIX = utf8('rallar/commit/1:');
const SEED_PREFIX = utf8('rallar/seed/1:');

/** The commitment to a secret, in hex, that the host publishes before the game. */
export function commitTo(secret: Uint8Array): string {
  return commitment(checked(secret, SECRET_BYTES, 'secret'));
}

/** The commitment of a game that has no secret, such as a simulation: to the text of its seed. */
export function commitToText(seed: Seed): string {
  if (parseSeed(seed) === null) throw new Error(`not a seed: ${seed}`);
  // No seed's text is 32 bytes long, so it is never a secret's commitment as well.
  return commitment(utf8(seed));
}

/** Whether the secret is the one that was committed to. */
export function matchesCommitment(committed: string, secret: Uint8Array): boolean {
  return commitTo(secret) === committed;
}

/** The seed of a game between people: of the host's secret and each person's word, in order of seats. */
export function seedFrom(secret: Uint8Array, words: readonly Uint8Array[]): Seed {
  const parts = [checked(secret, SECRET_BYTES, 'secret')];
  for (const word of words) parts.push(checked(word, WORD_BYTES, 'word'));
  return `chacha20:${toHex(sha256(concat([SEED_PREFIX, ...parts])))}`;
}

/** The seed of a simulation, from an integer 0 ≤ n < 2^53. */
export function fastSeed(n: number): Seed {
  if (!Number.isSafeInteger(n) || n < 0) throw new Error(`not a number for a seed: ${n}`);
  return `fast:${n}`;
}

function commitment(opened: Uint8Array): string {
  return toHex(sha256(concat([COMMIT_PREFIX, opened])));
}

function checked(bytes: Uint8Array, length: number, what: string): Uint8Array {
  if (bytes.length !== length) throw new Error(`a ${what} has ${length} bytes, not ${bytes.length}`);
  return bytes;
}
