import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES } from '../test-browser.js';
import { textsOn } from '../person/texts.js';
import { OnlineBrowser } from './online-browser.js';
import { playToClaims } from './played-ahead.js';

const { table, undoVote } = textsOn('en', 'nordic');

let browser: OnlineBrowser;
beforeAll(async () => {
  browser = await OnlineBrowser.open();
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entryOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-entry'));
const announced = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);

test('P71 by mouse one asks to undo, by keyboard the other agrees, and both hear of it', async () => {
  const [anna, bo] = [await browser.visit(), await browser.visit(SIZES.phone)];
  const id = await playToClaims(browser.server.url('').replace(/\/$/, ''), [anna, bo]);
  for (const page of [anna, bo]) {
    await page.goto(browser.server.url(`/#online/${id}`));
    await page.locator('main.table').waitFor();
  }
  const before = await entryOf(anna);

  await button(anna, undoVote.ask).click();
  const dialog = anna.getByRole('dialog');
  await dialog.getByText(/^Back to before you claimed /).waitFor();
  await dialog.getByText(/^Bo claimed /).waitFor();
  await dialog.getByRole('button', { name: undoVote.send, exact: true }).click();
  await button(bo, undoVote.decline).tap();
  const declined = undoVote.declined({ name: 'Bo', you: false });
  await anna.getByText(declined).waitFor();
  expect(await entryOf(anna)).toBe(before);

  // Once more, by keys alone.
  await anna.keyboard.press('u');
  await dialog.waitFor();
  await anna.keyboard.press('Escape');
  await anna.keyboard.press('u');
  await button(anna, undoVote.send).press('Enter');
  await bo.getByText(undoVote.asks({ name: 'Anna', you: false })).waitFor();
  const heardVote = await bo.locator('.vote').ariaSnapshot();
  expect([heardVote.includes(undoVote.agree), heardVote.includes('seconds')]).toEqual([true, false]);
  await bo.keyboard.press('u');
  await bo.keyboard.press('Tab');
  expect(await bo.evaluate('document.activeElement.textContent')).toBe(undoVote.agree);
  await bo.keyboard.press('Enter');
  for (const page of [anna, bo]) {
    await page.getByText(undoVote.agreed).waitFor();
    await page.locator(`main.table[data-entry="${before + 1}"]`).waitFor();
  }
  expect(await button(anna, table.undo).getAttribute('aria-disabled')).toBe('true');
  await anna
    .getByText(undoVote.undone({ name: 'Anna', you: true }))
    .first()
    .waitFor({ state: 'attached' });
  // The question and its result are spoken, the seconds are not.
  const heard = await announced(bo);
  expect(heard.filter((text) => text.includes(undoVote.asks({ name: 'Anna', you: false })))).toHaveLength(2);
  expect(heard.filter((text) => text.includes(undoVote.agreed))).toHaveLength(1);
  expect([browser.errors, browser.networkErrors]).toEqual([[], []]);
});
