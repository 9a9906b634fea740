import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../test-browser.js';
import { playBothEnds, playLastRounds } from './game.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

// A whole game on a phone is played in online/newyork.test.ts, without a confirmation of each move.
test('the beginning and the last rounds of newyork by touch on a phone, in is', async () => {
  await playBothEnds(browser, 'newyork', 'is', 'touch');
  expect(browser.errors).toEqual([]);
});

test.each([
  ['nordic', 'sv'],
  ['amsterdam', 'nb'],
  ['africa', 'da'],
] as const)('the last rounds of a saved game of %s by touch, in %s', async (board, language) => {
  await playLastRounds(browser, board, language, 'touch');
  expect(browser.errors).toEqual([]);
});
