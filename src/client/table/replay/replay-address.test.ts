import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pack, readReplay, unpack } from './replay-address.js';

describe('a packed text', () => {
  test('survives, whatever it is, and is safe in an address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
        const packed = (await pack(text)) ?? '';
        expect(packed).toMatch(/^[\w-]*$/);
        expect(await unpack(packed)).toEqual({ ok: true, value: text });
      }),
    );
  });
  test('is refused beyond the limit, without being inflated to the end', async () => {
    const bomb = (await pack('0'.repeat(30_000_000))) ?? '';
    expect(bomb.length).toBeLessThan(50_000);
    expect(await unpack(bomb)).toEqual({ ok: false, problem: { code: 'tooLarge' } });
    expect((await unpack((await pack('0'.repeat(199_000))) ?? '')).ok).toBe(true);
  });
});

describe('the game of a link', () => {
  test('garbage is a problem, never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await readReplay(text)).ok).toBe(false);
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect((await readReplay((await pack(text)) ?? '')).ok).toBe(false);
      }),
    );
  });
  test('a link that was cut off is damaged', async () => {
    const packed =
      (await pack(JSON.stringify({ record: Array.from({ length: 300 }, (_, i) => i * i) }))) ?? '';
    expect(await readReplay(packed.slice(0, -40))).toEqual({ ok: false, problem: { code: 'damaged' } });
    expect(await readReplay('')).toMatchObject({ ok: false });
  });
});
