/**
 * Bytes and text: the few conversions that commitments, seeds and hashes need.
 * They are written out here because the engine relies on the language alone, not on a browser or on Node.
 */

const DIGITS = '0123456789abcdef';

/** Writes bytes as lower-case hex, two digits a byte. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS.charAt(byte >>> 4) + DIGITS.charAt(byte & 15);
  return text;
}

/** Reads lower-case hex of even length; anything else is null, so that every value has one spelling only. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Encodes text as UTF-8; a lone surrogate becomes U+FFFD, as TextEncoder has it. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  // Iterating a string goes by code point: a pair comes as one, a lone surrogate as itself.
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    pushPoint(bytes, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
  }
  return Uint8Array.from(bytes);
}

function pushPoint(bytes: number[], point: number): void {
  if (point < 0x80) {
    bytes.push(point);
  } else if (point < 0x800) {
    bytes.push(0xc0 | (point >>> 6), tail(point));
  } else if (point < 0x10000) {
    bytes.push(0xe0 | (point >>> 12), tail(point >>> 6), tail(point));
  } else {
    bytes.push(0xf0 | (point >>> 18), tail(point >>> 12), tail(point >>> 6), tail(point));
  }
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

/** Joins byte strings into one, in the order given. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
