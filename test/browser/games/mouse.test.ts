import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeGame } from './game.js';
import { Stand } from '../stand.js';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
}, 120_000);
afterAll(() => stand.close());

test.each([
  ['nordic', 'nb'],
  ['newyork', 'en'],
  ['amsterdam', 'da'],
  ['africa', 'sv'],
] as const)('a whole game of %s by mouse, in %s', { timeout: 240_000 }, async (board, language) => {
  await wholeGame(stand, board, language, 'mouse');
  expect(stand.errors).toEqual([]);
});
