import { afterAll, beforeAll, expect, test } from 'vitest';
import { OnlineBrowser } from '../browser/online/online-browser.js';
import { playWholeGameOnline } from '../browser/online/whole-game.js';
import { boards } from '../kit/boards.js';

let browser: OnlineBrowser;
beforeAll(async () => {
  browser = await OnlineBrowser.open();
});
afterAll(() => browser.close());

// The quick part plays New York.
test.each(boards.map(({ id }) => id).filter((id) => id !== 'newyork'))(
  'two people play %s online, one on a phone, while a spectator watches',
  { timeout: 900_000 },
  async (board) => {
    await playWholeGameOnline(browser, board);
    expect([browser.errors, browser.networkErrors]).toEqual([[], []]);
  },
);
