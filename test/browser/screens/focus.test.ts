import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SCREENS, SETTINGS } from '../../../tools/screen-list.mjs';
import { borrowBrowser } from '../shared-browser.js';

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages(await borrowBrowser());
});
afterAll(() => pages.close());

const focused = (page: Page) => page.locator(':focus');
const stop = (page: Page) => page.locator('.sheet').getAttribute('data-stop');

test('by keyboard on a phone, the focus is never lost with what vanishes, nor under the sheet', async () => {
  const path = 'dev/table.html?board=nordic&ahead=60&until=turn';
  const ready = 'main.table[data-turn=mine]';
  const page = await pages.openPage({ path, ready, width: 390, height: 664, settings: SETTINGS });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // A ticket lowers the sheet, and with it goes the list of tickets.
  await press('k', 'Tab', 'Enter');
  await expect.poll(() => focused(page).getAttribute('aria-labelledby')).toBe('shown-ticket');
  expect(await stop(page)).toBe('peek');
  await press('Escape');
  await expect.poll(() => focused(page).getAttribute('id')).toBe('row');
  // A hint closes the log from which it was opened.
  await press('l', 'h');
  await expect.poll(() => focused(page).getAttribute('id')).toBe('dock');
  await press('Escape');
  await expect.poll(() => focused(page).getAttribute('id')).toBe('row');
  // What gets the focus on the map is not under the sheet.
  await press('l');
  await expect.poll(() => stop(page)).toBe('full');
  await press('c');
  await expect.poll(() => focused(page).getAttribute('data-route')).not.toBeNull();
  await expect.poll(() => stop(page)).toBe('peek');
  // The Tab key leaves the page.
  await page.locator('main button:visible').last().focus();
  await press('Tab');
  await expect.poll(() => focused(page).count()).toBe(0);
});

test('the player who gets the device begins at the face-up cards', async () => {
  const path = 'dev/table.html?board=nordic&people=2&ahead=40&until=turn';
  const ready = '[aria-modal=true]';
  const page = await pages.openPage({ path, ready, width: 390, height: 664, settings: SETTINGS });
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page).getAttribute('id')).toBe('row');
});

test.each(SCREENS.filter(({ name }) => ['count', 'replay', 'curtain'].includes(name)))(
  'at a zoom of 400 %, nothing of the screen $name lies beyond its sides',
  async ({ path, ready, work }) => {
    const page = await pages.openPage({ path, ready, width: 320, height: 256, settings: SETTINGS });
    await work?.(page);
    const beyond = await page
      .locator('main :is(button, select, h2, h3, p, li):visible:not(.visually-hidden)')
      .evaluateAll((all) =>
        all
          .filter((it) => !it.closest('.board, [inert]') && it.getBoundingClientRect().right > 320.5)
          .map((it) => it.outerHTML.slice(0, 120)),
      );
    expect(beyond).toEqual([]);
  },
);
