import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '../../protocol/index.js';
import type { TableLinks } from '../store/lobby-store.js';

/** How many bytes the words of links have. */
const WORD_BYTES = 16;

/** New links of a table. */
export function newLinks(): TableLinks {
  return { invite: newWord(), watch: newWord(), code: newCode() };
}

/** An unpredictable word. */
export function newWord(): string {
  return randomBytes(WORD_BYTES).toString('base64url');
}

/** Whether a key is this word, in a time that does not tell how much of it is right. */
export function isWord(key: string | null, word: string): boolean {
  if (key === null) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(word)];
  return given.length === right.length && timingSafeEqual(given, right);
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
