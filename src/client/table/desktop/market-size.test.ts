import { expect, test } from 'vitest';
import { marketIsTight } from './market-size.js';

const plain = { height: 900, others: 2, tight: false, terrain: false, guided: false, watching: false };

test('the cards to draw keep their size where the column has space for them', () => {
  expect(marketIsTight(plain)).toBe(false);
  expect(marketIsTight({ ...plain, height: 720, tight: true })).toBe(false);
  expect(marketIsTight({ ...plain, height: 864, others: 3, tight: true })).toBe(false);
});

test('many players, terrain or the guide make them smaller', () => {
  expect(marketIsTight({ ...plain, height: 720, others: 3, tight: true })).toBe(true);
  expect(marketIsTight({ ...plain, others: 4, tight: true, terrain: true })).toBe(true);
  expect(marketIsTight({ ...plain, tight: true, guided: true })).toBe(true);
});
