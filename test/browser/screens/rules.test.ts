import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { topicsOf } from '../../../src/client/rules/topics/topics.js';
import { boardOf } from '../../kit/boards.js';
import { borrowBrowser } from '../shared-browser.js';
import { checker, faultsOn } from './access.js';

/** The part of the platform that is used here. */
declare const history: { state: { layers: number } | null };

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages(await borrowBrowser());
});
afterAll(() => pages.close());

const PHONE = { width: 375, height: 553 };
const MINE = 'main.table[data-turn=mine]';

function openTable(board: string): Promise<Page> {
  return pages.openPage({
    path: `dev/table.html?board=${board}&ahead=20&until=turn`,
    ready: MINE,
    ...PHONE,
  });
}

test.each(['nordic', 'africa'])('a phone pages through the topics of %s', async (id) => {
  const board = boardOf(id);
  const page = await openTable(id);
  await page.evaluate(checker);
  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog', { name: 'Rules' });
  const list = dialog.getByRole('navigation', { name: 'Contents' });
  await list.getByRole('button').first().click();
  const titles: string[] = [];
  for (const topic of topicsOf(board)) {
    const heading = dialog.getByRole('heading', { level: 3 });
    await heading.waitFor();
    titles.push((await heading.textContent()) ?? topic);
    // A screen reader continues at the heading.
    expect(await page.locator(':focus').getAttribute('id')).toBe('topic-title');
    const pictures = dialog.locator('figure');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect([topic, width > 200, height > 40, height < PHONE.height]).toEqual([topic, true, true, true]);
    }
    const beyond = await dialog
      .locator('article :is(h3, p, li, th, td, button, figcaption)')
      .evaluateAll(
        (all, width) => all.filter((it) => it.getBoundingClientRect().right > width).length,
        PHONE.width,
      );
    expect(beyond).toBe(0);
    const next = dialog.locator('article .next');
    if ((await next.count()) > 0) await next.click();
  }
  expect(new Set(titles).size).toBe(topicsOf(board).length);
  // The last page and the numbered rules behind it.
  await dialog.locator('summary').click();
  const faults = await faultsOn(page, { include: ['dialog[aria-modal=true]'] }, {});
  expect(faults).toEqual([]);
  await dialog.getByRole('button', { name: 'All topics' }).click();
  await list.getByRole('button').last().click();
  await dialog.getByRole('region', { name: /G9$/ }).waitFor();
  // Back leads to the list, and then out of the rules.
  await page.waitForFunction(() => history.state?.layers === 2);
  await page.goBack();
  await list.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
});

test('a ferry is explained at its first meeting, and not again after a reload', async () => {
  const page = await openTable('nordic');
  const meeting = page.getByRole('status').filter({ hasText: 'Each locomotive symbol takes a locomotive' });
  const choose = async (): Promise<void> => {
    await page.locator('[data-route][aria-label*="ferry"][aria-label*=" open"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('#dock').waitFor();
  };
  await choose();
  await meeting.waitFor();
  expect(await meeting.locator(':focus').count()).toBe(0);
  // Announced without its buttons.
  expect(await meeting.getByRole('button').count()).toBe(0);
  await page.locator('#dock').getByRole('button', { name: 'More', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules' });
  await dialog.getByRole('heading', { name: 'Ferries', level: 3 }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // Closing takes its entry off the history, which a reload would cut short.
  await page.waitForFunction(() => history.state?.layers === 1);
  await page.reload();
  await page.waitForSelector(MINE);
  await choose();
  await page.waitForTimeout(500);
  expect(await meeting.count()).toBe(0);
});

test('on a phone the guide takes at most a quarter of the screen, and a lesson stays until it is read', async () => {
  const page = await pages.openPage({ path: '', ready: 'fieldset img', ...PHONE });
  await page.getByRole('button', { name: 'Learn by playing', exact: true }).click();
  const bubble = page.locator('section.guide .bubble');
  await bubble.getByText('Welcome aboard').waitFor();
  await bubble.getByRole('button', { name: 'Got it' }).click();
  const lesson = bubble.getByText('Choose your tickets');
  await lesson.waitFor();
  const { height } = (await bubble.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThanOrEqual(PHONE.height / 4);
  await page
    .getByRole('region', { name: /tickets/ })
    .getByRole('listitem')
    .first()
    .click();
  expect(await bubble.getByRole('button', { name: 'Got it' }).isVisible()).toBe(true);
});
