import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../test-browser.js';
import { playAnimatedEnd } from './game.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

test('the last rounds and the reveal of tickets with animations on', async () => {
  expect(await playAnimatedEnd(browser, 'newyork', 'en')).toContain('flight');
  expect(browser.errors).toEqual([]);
});
