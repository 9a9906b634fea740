import type { Seed } from '../../engine/index.js';
import { randomHex } from '../host/names.js';

/** So many bytes that nobody can guess. */
export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A seed of chance for bots and advice, which has nothing to do with any game's. */
export function randomSeed(): Seed {
  return `chacha20:${randomHex(32)}`;
}
