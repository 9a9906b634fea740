import { toHex, utf8 } from './random/bytes.js';
import { sha256 } from './random/sha256.js';

/** JSON with the keys of every object in order, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([x], [y]) => (x < y ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The SHA-256 of a value's canonical JSON, in hex: equal values have equal hashes. */
export function hashOf(value: unknown): string {
  return toHex(sha256(utf8(canonical(value))));
}
