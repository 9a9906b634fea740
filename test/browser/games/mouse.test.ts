import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeGame } from './game.js';
import { Stand } from '../stand.js';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

test.each([
  ['nordic', 'nb'],
  ['newyork', 'en'],
  ['amsterdam', 'da'],
  ['africa', 'sv'],
] as const)('a whole game of %s by mouse, in %s', async (board, language) => {
  await wholeGame(stand, board, language, 'mouse');
  expect(stand.errors).toEqual([]);
});
