import { expect, test } from 'vitest';
import { CODE_LETTERS, joinCode, showCode } from './join-code.js';

test('a code is read as people type it', () => {
  expect(joinCode(' bcdf-ghjk ')).toBe('BCDFGHJK');
  expect(joinCode('BCDF GHJK')).toBe('BCDFGHJK');
  expect(showCode('BCDFGHJK')).toBe('BCDF-GHJK');
  expect(joinCode(showCode('ZZZZZZZZ'))).toBe('ZZZZZZZZ');
});

test.each(['', 'BCDFGHJ', 'BCDFGHJKL', 'BCDFGHJO', 'BCDF_GHJK', 'B'.repeat(1000)])(
  '%.20j is no code',
  (text) => {
    expect(joinCode(text)).toBeNull();
  },
);

test('no letter looks like another or like a digit', () => {
  expect(new Set(CODE_LETTERS).size).toBe(20);
  for (const letter of 'AEIOUY015') expect(CODE_LETTERS).not.toContain(letter);
});
