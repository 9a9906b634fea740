import { Mismatch, type Reader } from '../engine/read.js';

/** Letters that can't be mixed up, and make no words. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** How many letters a code has. */
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** The code as it is stored: capital letters alone; null where it is no code. */
export function joinCode(text: string): string | null {
  if (text.length > 4 * CODE_LENGTH) return null;
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}

/** The code as it is shown: in two groups. */
export function showCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** Reads a code. */
export const readJoinCode: Reader<string> = (x, at) =>
  (typeof x === 'string' ? joinCode(x) : null) ?? new Mismatch(at);
