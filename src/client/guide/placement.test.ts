import { expect, test } from 'vitest';
import { placeBubble } from './placement.js';

const MAP = { top: 100, bottom: 400 };

test('a bubble stands at the upper edge of the map', () => {
  expect(placeBubble(MAP, 120, undefined)).toEqual({ down: 0, folded: false });
  expect(placeBubble(MAP, 120, { top: 250, bottom: 300 })).toEqual({ down: 0, folded: false });
});

test('it goes to the lower edge where it would cover what it speaks of', () => {
  expect(placeBubble(MAP, 120, { top: 150, bottom: 200 })).toEqual({ down: 180, folded: false });
});

test('it folds where it would cover that at both edges', () => {
  expect(placeBubble(MAP, 120, { top: 150, bottom: 350 })).toEqual({ down: 0, folded: true });
});
