import { expect, test } from 'vitest';
import { randomWord, removeWords, storedProof, storeWord } from './shuffle-words.js';

function memory(): Parameters<typeof removeWords>[0] & object {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (i) => [...items.keys()][i] ?? null,
    get length() {
      return items.size;
    },
  };
}
const DAY_MS = 86_400_000;

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
  storeWord('a', 'c1', { seat: 0, word: '00' }, storage, 1);
  storeWord('a', 'c1', { seat: 2, word: '22' }, storage, 2);
  storeWord('b', 'c9', { seat: 1, word: '11' }, storage, 3);
  expect(storedProof('a', storage)).toEqual({
    commitment: 'c1',
    words: [
      { seat: 0, word: '00' },
      { seat: 2, word: '22' },
    ],
    at: 2,
  });
});

test('with another commitment the words before it are of no use', () => {
  const storage = memory();
  storeWord('a', 'c1', { seat: 0, word: '00' }, storage);
  storeWord('a', 'c2', { seat: 0, word: '01' }, storage, 7);
  expect(storedProof('a', storage)).toEqual({ commitment: 'c2', words: [{ seat: 0, word: '01' }], at: 7 });
});

test('what is damaged or denied is not there', () => {
  expect(storedProof('a', { getItem: () => '{"commitment":7}' })).toBeUndefined();
  expect(storedProof('a', { getItem: () => '{' })).toBeUndefined();
  expect(storedProof('a', { getItem: denied })).toBeUndefined();
  const store = { getItem: denied, setItem: denied, removeItem: denied, key: denied, length: 1 };
  storeWord('a', 'c', { seat: 0, word: '' }, store);
  removeWords(store);
});

test('old words go when a new one comes, the oldest first, and nothing else of the page', () => {
  const storage = memory();
  storage.setItem('rallar.settings', '{}');
  storage.setItem('rallar.shuffle.damaged', '{');
  storeWord('old', 'c', { seat: 0, word: '00' }, storage, 0);
  for (let i = 0; i < 301; i++) storeWord(`t${i}`, 'c', { seat: 0, word: '00' }, storage, 200 * DAY_MS + i);
  expect(['old', 't0', 't1', 't300'].map((it) => storedProof(it, storage) !== undefined)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  storeWord('new', 'c', { seat: 0, word: '00' }, storage, 600 * DAY_MS);
  expect([storedProof('t300', storage), storage.length]).toEqual([undefined, 2]);
  removeWords(storage);
  expect([storage.getItem('rallar.settings'), storage.length]).toEqual(['{}', 1]);
});
