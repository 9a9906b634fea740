import { afterAll, beforeAll, expect, test } from 'vitest';
import { playBothEnds, playWholeGame } from './game.js';
import { TestBrowser } from '../test-browser.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

test('a whole game of amsterdam by mouse, in da', async () => {
  await playWholeGame(browser, 'amsterdam', 'da', 'mouse');
  expect(browser.errors).toEqual([]);
});

// New York is played to the end by mouse in offline.test.ts and hot-seat.test.ts.
test.each([
  ['nordic', 'nb'],
  ['africa', 'sv'],
] as const)('the beginning and the last rounds of %s by mouse, in %s', async (board, language) => {
  await playBothEnds(browser, board, language, 'mouse');
  expect(browser.errors).toEqual([]);
});
