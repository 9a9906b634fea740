import { afterAll, beforeAll, expect, test } from 'vitest';
import { OnlineBrowser } from './online-browser.js';
import { playWholeGameOnline } from './whole-game.js';

let browser: OnlineBrowser;
beforeAll(async () => {
  browser = await OnlineBrowser.open();
});
afterAll(() => browser.close());

test('two people play New York, one on a phone, while a spectator watches and sees no hand', async () => {
  await playWholeGameOnline(browser, 'newyork');
  expect([browser.errors, browser.networkErrors]).toEqual([[], []]);
});
