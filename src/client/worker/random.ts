import type { Seed } from '../../engine/index.js';
import { randomHex } from '../../remote/names.js';

/** Unpredictable bytes. */
export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A seed for a bot, unrelated to any game's. */
export function randomSeed(): Seed {
  return `chacha20:${randomHex(32)}`;
}
