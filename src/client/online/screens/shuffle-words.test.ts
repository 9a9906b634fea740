import { expect, test } from 'vitest';
import { randomWord, storedProof, storeWord } from './shuffle-words.js';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

function denied(): never {
  throw new Error('denied');
}

test('a word is sixteen random bytes in hex', () => {
  const words = Array.from({ length: 20 }, randomWord);
  expect(words.every((word) => /^[0-9a-f]{32}$/.test(word))).toBe(true);
  expect(new Set(words).size).toBe(20);
});

test('words and commitment of a table are kept, every word that was sent', () => {
  const storage = memory();
  storeWord('a', 'c1', { seat: 0, word: '00' }, storage);
  storeWord('a', 'c1', { seat: 2, word: '22' }, storage);
  storeWord('b', 'c9', { seat: 1, word: '11' }, storage);
  expect(storedProof('a', storage)).toEqual({
    commitment: 'c1',
    words: [
      { seat: 0, word: '00' },
      { seat: 2, word: '22' },
    ],
  });
});

test('with another commitment the words before it are of no use', () => {
  const storage = memory();
  storeWord('a', 'c1', { seat: 0, word: '00' }, storage);
  storeWord('a', 'c2', { seat: 0, word: '01' }, storage);
  expect(storedProof('a', storage)).toEqual({ commitment: 'c2', words: [{ seat: 0, word: '01' }] });
});

test('what is damaged or denied is not there', () => {
  expect(storedProof('a', { getItem: () => '{"commitment":7}' })).toBeUndefined();
  expect(storedProof('a', { getItem: () => '{' })).toBeUndefined();
  expect(storedProof('a', { getItem: denied })).toBeUndefined();
  storeWord('a', 'c', { seat: 0, word: '' }, { getItem: denied, setItem: denied });
});
