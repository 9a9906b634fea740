import { Mismatch, type Reader } from '../engine/read.js';

/** Names of people online are no longer than this. */
export const MAX_PLAYER_NAME = 24;

/** Controls, format characters (direction, zero width), surrogates alone, private use and unassigned ones. */
const INVISIBLE = /\p{C}/u;
/** More marks on one letter than any language writes. */
const STACKED = /\p{M}{4}/u;

/** The name as it is stored and shown: composed, with single spaces; null where it is no name. */
export function playerName(text: string): string | null {
  if (text.length > 4 * MAX_PLAYER_NAME) return null;
  const name = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isName =
    name !== '' && name.length <= MAX_PLAYER_NAME && !INVISIBLE.test(name) && !STACKED.test(name);
  return isName ? name : null;
}

/** Reads a name. */
export const readPlayerName: Reader<string> = (x, at) =>
  (typeof x === 'string' ? playerName(x) : null) ?? new Mismatch(at);
