import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Xoshiro128 } from './xoshiro.js';

const MASK = 0xffffffffn;
type Words = [bigint, bigint, bigint, bigint];

function rotate(word: bigint, by: bigint): bigint {
  return ((word << by) | (word >> (32n - by))) & MASK;
}

/** The reference program, transcribed to integers without a limit; takes the state along. */
function reference(s: Words): number {
  const word = (rotate((s[1] * 5n) & MASK, 7n) * 9n) & MASK;
  const shifted = (s[1] << 9n) & MASK;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= shifted;
  s[3] = rotate(s[3], 11n);
  return Number(word);
}

function referenceMix(word: bigint): bigint {
  let mixed = word & MASK;
  mixed = ((mixed ^ (mixed >> 16n)) * 0x85ebca6bn) & MASK;
  mixed = ((mixed ^ (mixed >> 13n)) * 0xc2b2ae35n) & MASK;
  return mixed ^ (mixed >> 16n);
}

function referenceState(low: number, high: number, number: number): Words {
  const golden = 0x9e3779b9n;
  const a = referenceMix(BigInt(low) + golden);
  const b = referenceMix(BigInt(high) + a + golden);
  const s2 = referenceMix(BigInt(number) + b + golden);
  const s3 = referenceMix(b + s2 + golden);
  const s0 = referenceMix(a + s3 + golden);
  return [s0, referenceMix((s0 ^ s2) + golden), s2, s3];
}

function take(generator: Xoshiro128, count: number): number[] {
  return Array.from({ length: count }, () => generator.next());
}

function bits(word: number): number {
  return (word >>> 0).toString(2).replaceAll('0', '').length;
}

describe('xoshiro128**', () => {
  test("the reference here gives the authors' program's words for the state 1, 2, 3, 4", () => {
    const state: Words = [1n, 2n, 3n, 4n];
    expect(Array.from({ length: 10 }, () => reference(state))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('agrees with the reference from any seed', () => {
    const word = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(word, fc.integer({ min: 0, max: 0x1fffff }), word, (low, high, number) => {
        const state = referenceState(low, high, number);
        const expected = Array.from({ length: 50 }, () => reference(state));
        expect(take(new Xoshiro128(low, high, number), 50)).toEqual(expected);
      }),
    );
  });

  test.each([
    [0, 0, 0, [0x0f3e9adb, 0x6293da7f, 0x265a473c, 0xad160ada]],
    [42, 0, 0, [0x78996cb7, 0x38ee6f57, 0x95243212, 0xa83d8e45]],
    [42, 0, 1, [0x32ad846f, 0xd20a6ed5, 0x011b3f3a, 0x6649db0b]],
    [0xffffffff, 0x1fffff, 0xffffffff, [0xc1abd310, 0x5d377b74, 0xfa3e5a17, 0xe8232d53]],
  ])('gives the words it has always given: %i, %i, %i', (low, high, number, words) => {
    expect(take(new Xoshiro128(low, high, number), 4)).toEqual(words);
  });

  test('any one bit of seed or number changes about half of the bits of the first words', () => {
    let changed = 0;
    let compared = 0;
    for (let seed = 0; seed < 200; seed++) {
      const plain = take(new Xoshiro128(seed, 0, 1), 2);
      for (let bit = 0; bit < 32; bit++) {
        const flip = (1 << bit) >>> 0;
        const flipped = [
          new Xoshiro128((seed ^ flip) >>> 0, 0, 1),
          new Xoshiro128(seed, flip, 1),
          new Xoshiro128(seed, 0, (1 ^ flip) >>> 0),
        ];
        for (const generator of flipped) {
          for (const word of plain) changed += bits(word ^ generator.next());
          compared += 64;
        }
      }
    }
    expect(changed / compared).toBeCloseTo(0.5, 2);
  });
});
