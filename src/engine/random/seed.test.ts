import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, toHex, utf8 } from './bytes.js';
import {
  SECRET_BYTES,
  WORD_BYTES,
  commitTo,
  commitToText,
  fastSeed,
  matchesCommitment,
  seedFrom,
} from './seed.js';
import { parseSeed } from './stream.js';

// The example of docs/randomness.md.
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const WORDS = [new Uint8Array(16).fill(0xaa), new Uint8Array(16).fill(0xbb)];
const COMMITMENT = 'c0ba5a6969c911f85e2c74101e8b760560f4281b7ab0468cd997b442f65ba738';

const anySecret = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES });
const anyWord = fc.uint8Array({ minLength: WORD_BYTES, maxLength: WORD_BYTES });

function byNode(...parts: Uint8Array[]): string {
  return createHash('sha256').update(concat(parts)).digest('hex');
}

describe('a commitment', () => {
  test('is the one of the example', () => {
    expect(commitTo(SECRET)).toBe(COMMITMENT);
  });

  test('is the hash of prefix and secret', () => {
    fc.assert(
      fc.property(anySecret, (secret) => {
        expect(commitTo(secret)).toBe(byNode(utf8('rallar/commit/1:'), secret));
      }),
    );
  });

  test('is proved by its secret and by no other', () => {
    expect(matchesCommitment(COMMITMENT, SECRET)).toBe(true);
    for (let i = 0; i < SECRET_BYTES; i++) {
      const other = SECRET.map((byte, at) => (at === i ? byte ^ 1 : byte));
      expect(matchesCommitment(COMMITMENT, other)).toBe(false);
    }
    expect(matchesCommitment(COMMITMENT.toUpperCase(), SECRET)).toBe(false);
    expect(matchesCommitment('', SECRET)).toBe(false);
  });

  test('to a seed without a secret is the hash of prefix and text', () => {
    expect(commitToText('fast:42')).toBe('eeb8c4579599042d05f2233bf61286eb577661d409f71ecb8f665c31b26dc11f');
    expect(() => commitToText('fast:')).toThrow('not a seed');
  });
});

describe('a seed between people', () => {
  test('is the one of the example', () => {
    const hash = 'cc1c97140c192ca23ad836174eef4b7bec61d010600d867f962a3061ad2b64cf';
    expect(seedFrom(SECRET, WORDS)).toBe(`chacha20:${hash}`);
  });

  test('is the hash of prefix, secret and words in order of seats', () => {
    fc.assert(
      fc.property(anySecret, fc.array(anyWord, { maxLength: 5 }), (secret, words) => {
        const seed = seedFrom(secret, words);
        expect(seed).toBe(`chacha20:${byNode(utf8('rallar/seed/1:'), secret, ...words)}`);
        expect(parseSeed(seed)).toBe(seed);
      }),
    );
  });

  test('hangs on every word and on their order', () => {
    const [one, two] = WORDS as [Uint8Array, Uint8Array];
    const seeds = [[], [one], [two], [one, two], [two, one], [one, one]].map((words) =>
      seedFrom(SECRET, words),
    );
    expect(new Set(seeds).size).toBe(6);
  });

  test('is not the commitment, also without words', () => {
    expect(seedFrom(SECRET, [])).not.toContain(commitTo(SECRET));
  });

  test('takes no secret and no word of another length', () => {
    for (const length of [0, 31, 33]) {
      const secret = new Uint8Array(length);
      expect(() => commitTo(secret)).toThrow('32 bytes');
      expect(() => matchesCommitment(toHex(secret), secret)).toThrow('32 bytes');
      expect(() => seedFrom(secret, WORDS)).toThrow('32 bytes');
    }
    for (const length of [0, 15, 17]) {
      expect(() => seedFrom(SECRET, [...WORDS.slice(0, 1), new Uint8Array(length)])).toThrow('16 bytes');
    }
  });
});

describe('a seed of a simulation', () => {
  test('is its number, spelled as seeds are', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => {
        expect(parseSeed(fastSeed(n))).toBe(`fast:${n}`);
      }),
    );
    expect(fastSeed(-0)).toBe('fast:0');
  });

  test.each([-1, 0.5, 2 ** 53, Number.NaN])('is none for %d', (n) => {
    expect(() => fastSeed(n)).toThrow('seed');
  });
});
