import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex } from './bytes.js';
import { sha256 } from './sha256.js';
import { GENERATORS, below, openStream, parseSeed, shuffle } from './stream.js';
import type { Stream } from './stream.js';

// The example of docs/randomness.md; its numbers were worked out by a program of its own, in another language.
const CHACHA = 'chacha20:cc1c97140c192ca23ad836174eef4b7bec61d010600d867f962a3061ad2b64cf';
const FAST = 'fast:42';

function scripted(...words: number[]): Stream & { left: number[] } {
  return {
    left: words,
    next() {
      if (words.length === 0) throw new Error('no word is left');
      return words.shift() ?? 0;
    },
  };
}

function take(stream: Stream, count: number): number[] {
  return Array.from({ length: count }, () => stream.next());
}

function shuffled(seed: string, number: number, length: number): number[] {
  const list = Array.from({ length }, (_, i) => i);
  shuffle(openStream(seed, number), list);
  return list;
}

describe('a seed', () => {
  test.each(['fast:0', 'fast:7', FAST, 'fast:9007199254740991', CHACHA])('%s is one', (text) => {
    expect(parseSeed(text)).toBe(text);
    expect(GENERATORS.some((name) => text.startsWith(`${name}:`))).toBe(true);
  });

  test('is spelled in one way only', () => {
    const misspelt = [
      '',
      'fast',
      'fast:',
      'fast:01',
      'fast:-1',
      'fast:+1',
      'fast:1.0',
      'fast:1e3',
      'fast: 1',
    ];
    const unknown = ['fast:1\n', 'Fast:1', ' fast:1', 'slow:1', '1', 'fast:0x1', 'chacha20:'];
    const tooLarge = ['fast:9007199254740992', 'fast:9007199254740993', 'fast:99999999999999999'];
    const keys = [CHACHA.slice(0, -1), `${CHACHA}0`, CHACHA.toUpperCase(), CHACHA.replace(':cc', ':CC')];
    const noText = [null, undefined, 42, {}, [FAST]];
    const all = [misspelt, unknown, tooLarge, keys, noText].flat();
    expect(all.filter((text) => parseSeed(text) !== null)).toEqual([]);
  });
});

describe('a stream', () => {
  test('gives the words it has always given', () => {
    expect(take(openStream(CHACHA, 0), 4)).toEqual([0x42ba54e4, 0x09146b98, 0x3d13a804, 0x39dd11ff]);
    expect(take(openStream(CHACHA, 1), 4)).toEqual([0xc6a51dcf, 0xf24ad58f, 0x2d50769e, 0xb8e193ab]);
    expect(take(openStream(FAST, 0), 4)).toEqual([0x78996cb7, 0x38ee6f57, 0x95243212, 0xa83d8e45]);
    const last = openStream('fast:9007199254740991', 0xffffffff);
    expect(take(last, 4)).toEqual([0xc1abd310, 0x5d377b74, 0xfa3e5a17, 0xe8232d53]);
  });

  test.each([FAST, CHACHA])('of %s differs from those of other numbers and other seeds', (seed) => {
    const other = seed.replace(/.$/, '3');
    const beginnings = new Set<string>();
    for (let number = 0; number < 500; number++) {
      for (const each of [seed, other]) beginnings.add(take(openStream(each, number), 3).join());
    }
    expect(beginnings.size).toBe(1000);
  });

  test('does not open without a seed or a number', () => {
    expect(() => openStream('fast:x', 0)).toThrow('not a seed');
    expect(() => openStream('', 0)).toThrow('not a seed');
    for (const number of [-1, 0.5, 2 ** 32, Number.NaN]) {
      expect(() => openStream(FAST, number)).toThrow('number');
    }
  });
});

describe('below', () => {
  test('gives the numbers it has always given', () => {
    expect(below(openStream(CHACHA, 0), 3)).toBe(0);
    const stream = openStream(CHACHA, 1);
    const limits = [10, 9, 8, 7, 6, 5, 4, 3, 2];
    expect(limits.map((n) => below(stream, n))).toEqual([9, 0, 6, 0, 2, 0, 0, 2, 1]);
  });

  test('is never out of range', () => {
    const n = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 0xffffffff }));
    fc.assert(
      fc.property(n, fc.nat(), fc.constantFrom(FAST, CHACHA), (limit, number, seed) => {
        const stream = openStream(seed, number);
        for (let i = 0; i < 20; i++) {
          const drawn = below(stream, limit);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
        }
      }),
    );
  });

  test('throws away words from the limit on', () => {
    expect(below(scripted(0xffffffff, 7), 3)).toBe(1);
    expect(below(scripted(0xfffffffe, 7), 3)).toBe(2);
    // 2^32 mod 10 is 6: the limit is 2^32 − 6.
    expect(below(scripted(0xffffffff, 0xfffffffc, 0xfffffffa, 12), 10)).toBe(2);
    expect(below(scripted(0xfffffff9), 10)).toBe(9);
    expect(below(scripted(0xfffffff6), 10)).toBe(6);
    expect(below(scripted(0xffffffff, 5), 0x80000001)).toBe(5);
    expect(below(scripted(0xffffffff, 0xfffffffe), 0xffffffff)).toBe(0xfffffffe);
  });

  test('keeps every word when n is a power of two', () => {
    for (let power = 1; power < 32; power++) {
      expect(below(scripted(0xffffffff), 2 ** power)).toBe(2 ** power - 1);
    }
  });

  test('is the limit and the remainder as written, at every edge', () => {
    const edge = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 0xffffffff }), edge, (n, back) => {
        const word = 2 ** 32 - back;
        const limit = 2 ** 32 - (2 ** 32 % n);
        expect(below(scripted(word, 0), n)).toBe(word < limit ? word % n : 0);
      }),
    );
  });

  test('takes no word for n = 1, and no other n than a whole number from 1 on', () => {
    expect(below(scripted(), 1)).toBe(0);
    for (const n of [0, -1, 1.5, 2 ** 32, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => below(scripted(1), n)).toThrow('below');
    }
  });
});

describe('shuffle', () => {
  test('gives the orders it has always given', () => {
    expect(shuffled(CHACHA, 1, 10)).toEqual([3, 1, 5, 4, 7, 2, 8, 6, 0, 9]);
    expect(shuffled(FAST, 1, 10)).toEqual([0, 7, 3, 4, 5, 8, 9, 2, 6, 1]);
    const hash = (seed: string): string => toHex(sha256(Uint8Array.from(shuffled(seed, 1, 110))));
    expect(hash(CHACHA)).toBe('edb4f7060817872d6e3a6017779c3e16af01320fd013927de99ed2331d4c228c');
    expect(hash(FAST)).toBe('6ee2a1a1f0230b2b1a4ee346b835244356e9a7a0e0bf8aee8713cc2179430926');
  });

  test('gives a permutation, the same each time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.maxSafeNat(), fc.nat(), (list, n, number) => {
        const once = [...list];
        const again = [...list];
        shuffle(openStream(`fast:${n}`, number), once);
        shuffle(openStream(`fast:${n}`, number), again);
        expect(again).toEqual(once);
        expect(once.sort((a, b) => a - b)).toEqual(list.sort((a, b) => a - b));
      }),
    );
  });

  test('takes no word for fewer than two', () => {
    for (const list of [[], [7]]) {
      const before = [...list];
      shuffle(scripted(), list);
      expect(list).toEqual(before);
    }
  });

  test('works from the end, one word a step', () => {
    const list = [10, 11, 12, 13];
    const stream = scripted(0, 0, 1, 99);
    shuffle(stream, list);
    // 13 and 10 change places, then 12 and 13, then 11 stays.
    expect(list).toEqual([12, 11, 13, 10]);
    expect(stream.left).toEqual([99]);
  });
});
