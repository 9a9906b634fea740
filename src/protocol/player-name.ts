import { Mismatch, type Reader } from '../engine/read.js';
import { plainText } from './plain-text.js';

/** Names of people online are no longer than this. */
export const MAX_PLAYER_NAME = 24;

/** The name as it is stored and shown: composed, with single spaces; null where it is no name. */
export function playerName(text: string): string | null {
  return plainText(text, MAX_PLAYER_NAME);
}

/** Reads a name. */
export const readPlayerName: Reader<string> = (x, at) =>
  (typeof x === 'string' ? playerName(x) : null) ?? new Mismatch(at);
