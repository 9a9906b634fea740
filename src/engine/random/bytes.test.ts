import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, fromHex, toHex, utf8 } from './bytes.js';

describe('hex', () => {
  test('is written in lower case, two digits a byte', () => {
    expect(toHex(Uint8Array.of(0, 1, 0x0f, 0xa0, 0xff))).toBe('00010fa0ff');
    expect(toHex(new Uint8Array())).toBe('');
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
  });

  test.each(['0', 'abc', '0A', 'AB', 'zz', ' 00', '00\n', '0x00', '-1', '١٢'])('refuses %j', (text) => {
    expect(fromHex(text)).toBeNull();
  });
});

describe('utf8', () => {
  test('encodes text of every length of code as TextEncoder does', () => {
    const text = 'Rallar: é ß € 駅 🚂 \u0000\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}';
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  });

  test('puts U+FFFD for lone surrogates', () => {
    expect([...utf8('a\ud800b')]).toEqual([0x61, 0xef, 0xbf, 0xbd, 0x62]);
    expect([...utf8('\udc00\ud800')]).toEqual([0xef, 0xbf, 0xbd, 0xef, 0xbf, 0xbd]);
  });

  test('agrees with TextEncoder on any string of code units', () => {
    // Code units drawn apart give pairs and lone surrogates both.
    const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff }));
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const text = String.fromCharCode(...units);
        expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });
});

describe('concat', () => {
  test('joins in order, and nothing gives nothing', () => {
    const parts = [Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)];
    expect([...concat(parts)]).toEqual([1, 2, 3]);
    expect(concat([])).toHaveLength(0);
  });

  test('gives bytes of its own', () => {
    const part = Uint8Array.of(1);
    concat([part])[0] = 9;
    expect(part[0]).toBe(1);
  });
});
