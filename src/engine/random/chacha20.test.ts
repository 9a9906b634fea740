import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from './bytes.js';
import { ChaCha20, chacha20Block } from './chacha20.js';

const ZEROS = '00'.repeat(32);
const COUNTING = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));

function toWords(hex: string): Uint32Array {
  const view = new DataView(fromHex(hex)!.buffer);
  return Uint32Array.from({ length: hex.length / 8 }, (_, i) => view.getUint32(4 * i, true));
}

function toBytes(words: ArrayLike<number>): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  for (const [i, word] of Array.from(words).entries()) view.setUint32(4 * i, word, true);
  return new Uint8Array(view.buffer);
}

/** The block as hex, from a key and a nonce as hex, bytes in the order of the RFC. */
function block(key: string, counter: number, nonce: string): string {
  const out = new Uint32Array(16);
  chacha20Block(toWords(key), counter, toWords(nonce), out);
  return toHex(toBytes(out));
}

function byNode(key: Uint8Array, counter: number, nonce: ArrayLike<number>, length: number): string {
  const cipher = createCipheriv('chacha20', key, toBytes([counter, ...Array.from(nonce)]));
  return toHex(cipher.update(new Uint8Array(length)));
}

describe('the block function of RFC 8439', () => {
  test('2.3.2', () => {
    expect(block(COUNTING, 1, '000000090000004a00000000')).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  test.each([
    [
      'A.1 #1',
      ZEROS,
      0,
      '000000000000000000000000',
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      ZEROS,
      1,
      '000000000000000000000000',
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'A.1 #3',
      '00'.repeat(31) + '01',
      1,
      '000000000000000000000000',
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'A.1 #4',
      '00ff' + '00'.repeat(30),
      2,
      '000000000000000000000000',
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      'A.1 #5',
      ZEROS,
      0,
      '000000000000000000000002',
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7' +
        '8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('%s', (_name, key, counter, nonce, expected) => {
    expect(block(key, counter, nonce)).toBe(expected);
  });

  test('2.4.2: the key stream of the encryption', () => {
    const nonce = '000000000000004a00000000';
    const stream = block(COUNTING, 1, nonce) + block(COUNTING, 2, nonce);
    expect(stream.slice(0, 2 * 114)).toBe(
      '224f51f3401bd9e12fde276fb8631ded8c131f823d2c06e27e4fcaec9ef3cf78' +
        '8a3b0aa372600a92b57974cded2b9334794cba40c63e34cdea212c4cf07d41b7' +
        '69a6749f3f630f4122cafe28ec4dc47e26d4346d70b98c73f3e9c53ac40c5945' +
        '398b6eda1a832c89c167eacd901d7e2bf363',
    );
  });

  test('agrees with Node on any key, counter and nonce', () => {
    const word = fc.integer({ min: 0, max: 0xffffffff });
    const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(key, word, fc.tuple(word, word, word), (bytes, counter, nonce) => {
        const out = new Uint32Array(16);
        chacha20Block(Array.from(toWords(toHex(bytes))), counter, nonce, out);
        expect(toHex(toBytes(out))).toBe(byNode(bytes, counter, nonce, 64));
      }),
    );
  });
});

describe('ChaCha20 word by word', () => {
  test('agrees with Node over many blocks', () => {
    const key = Uint8Array.from({ length: 40 }, (_, i) => 255 - 3 * i).subarray(5, 37);
    for (const number of [0, 1, 2, 0xffffffff]) {
      const generator = new ChaCha20(key, number);
      const words = Array.from({ length: 1000 }, () => generator.next());
      expect(toHex(toBytes(words))).toBe(byNode(key, 0, [number, 0, 0], 4000));
    }
  });

  test('takes no key but one of 32 bytes', () => {
    expect(() => new ChaCha20(new Uint8Array(31), 0)).toThrow('32 bytes');
    expect(() => new ChaCha20(new Uint8Array(33), 0)).toThrow('32 bytes');
  });
});
