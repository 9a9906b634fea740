import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex, utf8 } from './bytes.js';
import { sha256 } from './sha256.js';

function byNode(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])("gives the standard's answer for %j", (text, hash) => {
    expect(toHex(sha256(utf8(text)))).toBe(hash);
  });

  test("gives the standard's answer for a million a's", () => {
    const hash = 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0';
    expect(toHex(sha256(new Uint8Array(1_000_000).fill(0x61)))).toBe(hash);
  });

  test('agrees with Node at every length around the edges of blocks', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 89 + length) & 0xff);
      expect(toHex(sha256(bytes))).toBe(byNode(bytes));
    }
  });

  test('agrees with Node on any bytes, also on a part of a longer buffer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.nat(20), (bytes, from) => {
        const part = bytes.subarray(from);
        expect(toHex(sha256(part))).toBe(byNode(part));
      }),
    );
  });

  test('leaves its input as it was', () => {
    const bytes = utf8('abc');
    sha256(bytes);
    expect(bytes).toEqual(utf8('abc'));
  });
});
