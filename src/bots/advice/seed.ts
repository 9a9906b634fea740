import { type Seed, type View, fastSeed, hashOf } from '../../engine/index.js';

/** Thirteen hexadecimal digits always fit a safe integer. */
const DIGITS = 13;

/** A seed derived from the view, so that the same position always gets the same playouts. */
export function seedOf(view: View): Seed {
  return fastSeed(Number.parseInt(hashOf(view).slice(0, DIGITS), 16));
}
