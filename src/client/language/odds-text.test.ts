import { beforeEach, expect, test } from 'vitest';
import { useLanguage } from './index.js';
import { aboutShare, shareText } from './odds-text.js';

beforeEach(() => useLanguage('en'));

test('odds are never shown finer than their noise', () => {
  expect([0.001, 0.01, 0.02, 0.05].map((noise) => shareText(0.314, noise))).toEqual([
    '31%',
    '32%',
    '30%',
    '30%',
  ]);
  expect(shareText(0.314, 0.1)).toBe('40%');
  // However the playouts fell within one standard error, there are few texts.
  const texts = new Set(Array.from({ length: 41 }, (_, i) => shareText(0.3 + (i - 20) * 0.0014, 0.03)));
  expect(texts.size).toBeLessThan(4);
});

test('near 0 and 1 it says under or over, unless the odds are exact', () => {
  expect([0, 0.013, 0.029].map((chance) => shareText(chance, 0.01))).toEqual(Array(3).fill('under 3%'));
  expect([0.98, 1].map((chance) => aboutShare(chance, 0.02))).toEqual(Array(2).fill('over 97%'));
  expect(shareText(0.04, 0.05)).toBe('under 5%');
  expect([shareText(0, 0), shareText(1, 0), aboutShare(0.5, 0)]).toEqual(['0%', '100%', '50%']);
  expect(aboutShare(0.42, 0.03)).toBe('about 40%');
});
