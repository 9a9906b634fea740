import { expect, test } from 'vitest';
import { boardFacts } from '../../boards/index.js';
import { printedNames } from '../../boards/names.js';
import { textExtent, textWidth } from './text-metrics.js';

test('a text is as wide as its letters', () => {
  expect(textWidth('', 'label')).toBe(0);
  expect(textWidth('AB', 'label')).toBeCloseTo(textWidth('A', 'label') + textWidth('B', 'label'));
  expect(textWidth('W', 'label')).toBeGreaterThan(2 * textWidth('i', 'label'));
  expect(textWidth('Oslo', 'major')).toBeGreaterThan(textWidth('Oslo', 'label'));
});

test('every letter of a name is in the tables', () => {
  const letters = new Set(
    boardFacts.flatMap((board) => Object.values(printedNames[board.id] ?? {})).join(''),
  );
  const missing = [...letters].filter((letter) => textWidth(letter, 'label') === 1);
  expect(missing).toEqual([]);
});

test('rings and accents reach higher, tails lower', () => {
  expect(textExtent(['Ålborg']).above).toBeGreaterThan(textExtent(['Oslo']).above);
  expect(textExtent(['Bergen']).below).toBeGreaterThan(textExtent(['Oslo']).below);
  expect(textExtent(['East', 'Village']).above).toBeGreaterThan(textExtent(['Oslo']).above);
});
