import { type Seed, type View, fastSeed, hashOf } from '../../engine/index.js';

/** Thirteen hexadecimal digits are the largest seed that is a whole number exactly. */
const DIGITS = 13;

/** A seed that follows from what is seen: the same position is thought about in the same way every time. */
export function seedOf(view: View): Seed {
  return fastSeed(Number.parseInt(hashOf(view).slice(0, DIGITS), 16));
}
