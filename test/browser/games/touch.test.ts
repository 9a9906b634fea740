import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stand } from '../stand.js';
import { lastRounds, wholeGame } from './game.js';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

test('a whole game of newyork by touch on a phone, in is', async () => {
  await wholeGame(stand, 'newyork', 'is', 'touch');
  expect(stand.errors).toEqual([]);
});

test.each([
  ['nordic', 'sv'],
  ['amsterdam', 'nb'],
  ['africa', 'da'],
] as const)('the last rounds of a saved game of %s by touch, in %s', async (board, language) => {
  await lastRounds(stand, board, language, 'touch');
  expect(stand.errors).toEqual([]);
});
