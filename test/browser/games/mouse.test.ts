import { afterAll, beforeAll, expect, test } from 'vitest';
import { playWholeGame } from './game.js';
import { TestBrowser } from '../test-browser.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

test.each([
  ['nordic', 'nb'],
  ['newyork', 'en'],
  ['amsterdam', 'da'],
  ['africa', 'sv'],
] as const)('a whole game of %s by mouse, in %s', async (board, language) => {
  await playWholeGame(browser, board, language, 'mouse');
  expect(browser.errors).toEqual([]);
});
