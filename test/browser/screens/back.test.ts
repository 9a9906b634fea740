import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Touch } from '../person/input.js';
import { Person } from '../person/person.js';
import { chooseSettings, playButton, startGame } from '../person/start-page.js';
import { textsOn } from '../person/texts.js';
import { SIZES, TestBrowser } from '../test-browser.js';

/** The part of the platform that is used here. */
declare const history: { length: number };
declare const location: { hash: string };

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

const t = textsOn('en', 'newyork');
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().tap();

test('Back closes what is open, then goes to the start page, and never into another table', async () => {
  const page = await browser.visit(SIZES.phone);
  const input = new Touch(page);
  await chooseSettings(page, input, 'en', true);
  // The rules of a board, from the start page: Back from the game must not lead to them.
  await press(page, t.rules.title);
  await dialog(page, t.rules.title).waitFor();
  await page.goBack();
  await dialog(page, t.rules.title).waitFor({ state: 'hidden' });
  await page.waitForFunction(() => location.hash === '');
  await startGame(page, input, 'en', 'newyork');
  const person = new Person(page, input, 'en', 'newyork', true);
  await person.play(1);
  const table = await hash(page);
  expect(table).toMatch(/^#table\//);

  // Panels of the menu, and the rules over the table.
  const panels = [
    [t.settings.title, dialog(page, t.settings.title)],
    [t.rules.title, dialog(page, t.rules.title)],
  ] as const;
  for (const [name, panel] of panels) {
    await press(page, t.basics.menu);
    await press(page, name);
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: 'hidden' });
    expect(await hash(page)).toBe(table);
  }

  // Opened and closed by the cross, no entries pile up.
  const before = await entries(page);
  for (let i = 0; i < 3; i++) {
    await press(page, t.basics.menu);
    await dialog(page, t.basics.menu).waitFor();
    await dialog(page, t.basics.menu).getByRole('button', { name: t.basics.close }).tap();
    await dialog(page, t.basics.menu).waitFor({ state: 'hidden' });
  }
  expect(await entries(page)).toBeLessThanOrEqual(before);

  // A chosen route.
  const route = page.getByRole('button', { name: new RegExp(`${t.reading.free}|${t.reading.canClaim}`) });
  await route.first().evaluate((it) => it.dispatchEvent(new Event('click', { bubbles: true })));
  const dock = page.locator('#dock');
  await dock.waitFor();
  await page.goBack();
  await dock.waitFor({ state: 'hidden' });
  expect(await hash(page)).toBe(table);

  // A reload with the menu open, and Forward to what was closed, are harmless.
  await press(page, t.basics.menu);
  await dialog(page, t.basics.menu).waitFor();
  // Its entry comes after the paint; a reload in between would race with it.
  await page.waitForFunction(() => (history as unknown as { state: { layers: number } }).state.layers === 1);
  await page.reload();
  await person.waitAfter(-1);
  await page.goForward();
  await page.waitForFunction(() => (history as unknown as { state: { layers: number } }).state.layers === 0);
  expect(await hash(page)).toBe(table);
  expect(await dialog(page, t.basics.menu).isVisible()).toBe(false);

  // A new game takes the place of the old one.
  await press(page, t.basics.menu);
  await press(page, t.leaving.newGame);
  await press(page, t.leaving.newGameYes);
  await page.waitForFunction((old) => location.hash !== old && location.hash !== '', table);
  await person.waitAfter(-1);
  await page.goBack();
  await playButton(page, 'en', 'newyork').waitFor();
  expect(await hash(page)).not.toMatch(/table/);
  expect(await page.getByRole('dialog').count()).toBe(0);

  // Leaving by the menu leads back, too, and piles up no entries.
  const atStart = await entries(page);
  await page.goForward();
  await person.waitAfter(-1);
  // Given up: from the board to the score, and from there to the start page.
  await press(page, t.basics.menu);
  await press(page, t.leaving.resign);
  await press(page, t.leaving.resignYes);
  await press(page, t.end.seeBoard);
  await page.getByRole('button', { name: t.end.toScore }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: t.end.seeBoard }).waitFor();
  await press(page, t.end.otherBoard);
  await playButton(page, 'en', 'newyork').waitFor();
  expect(await entries(page)).toBeLessThanOrEqual(atStart + 1);

  // Settings on the start page, after a table.
  await press(page, t.basics.settings);
  await dialog(page, t.settings.title).waitFor();
  await page.goBack();
  await dialog(page, t.settings.title).waitFor({ state: 'hidden' });
  expect(await hash(page)).not.toMatch(/table/);
  expect(browser.errors).toEqual([]);
});
