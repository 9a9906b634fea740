import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcedOn } from '../person/announcements.js';
import { textsOn } from '../person/texts.js';
import { checker, faultsOn } from '../screens/access.js';
import { SIZES } from '../test-browser.js';
import { acceptInvitation, createTable, introduce, startTable } from './gathering.js';
import { OnlineBrowser } from './online-browser.js';

const { basics, chat, end, leaving, share } = textsOn('en', 'newyork');

let browser: OnlineBrowser;
beforeAll(async () => {
  browser = await OnlineBrowser.open();
});
afterAll(() => browser.close());

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const log = (page: Page) => page.getByRole('log', { name: chat.title });
const field = (page: Page) => page.getByRole('textbox', { name: chat.field });
const atTable = (page: Page) => page.locator('main.table').waitFor();
/** Opens the chat, and says how much is new. */
const opener = (page: Page) => page.getByRole('button', { name: new RegExp(`^${chat.open(0)}`) });
async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
/** What the checker finds wrong with the open chat. */
async function faultsOfChat(page: Page, panel: string): Promise<string[]> {
  await page.evaluate(checker);
  return faultsOn(page, { include: [panel] }, {});
}
declare const navigator: { clipboard: { readText(): Promise<string> } };

test('two people and a spectator chat before, during and after a game, and share its replay', async () => {
  const [anna, bo, eve] = [await browser.visit(), await browser.visit(SIZES.phone), await browser.visit()];
  const { invite, watch } = await createTable(anna, 'Anna', 'newyork');
  await say(anna, 'Before the game');
  await acceptInvitation(bo, 'Bo', invite);
  await log(bo).getByText('Before the game').waitFor();
  await startTable(anna);
  await Promise.all([atTable(anna), atTable(bo)]);
  await eve.goto(watch);
  await introduce(eve, 'Eve');
  await atTable(eve);

  // On a large screen a key opens the dock, which keeps the focus, and Escape closes it.
  const route = anna.locator('[data-route="0"]').first();
  const before = await route.boundingBox();
  await anna.keyboard.press('p');
  await anna.locator('textarea:focus').waitFor();
  await say(anna, `Look: ${'x'.repeat(200)}`);
  await log(anna).getByText('xxxxx').waitFor();
  expect(await route.boundingBox()).toEqual(before);
  expect(await log(anna).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  expect(await faultsOfChat(anna, 'section.dock')).toEqual([]);

  // On a phone the button counts what is new, and a screen reader is told now and then.
  expect(await opener(bo).getAttribute('aria-label')).not.toBe(chat.open(0));
  await opener(bo).click();
  await log(bo).getByText('xxxxx').waitFor();
  expect(await faultsOfChat(bo, 'dialog[aria-modal=true]')).toEqual([]);
  await say(bo, 'From my phone');
  await button(bo.getByRole('group', { name: chat.reactions }), chat.reaction.thanks).click();
  await log(anna).getByText('From my phone').waitFor();
  await anna
    .locator('[data-at=player-1] svg[data-reaction=thanks], [data-at=player-0] svg[data-reaction=thanks]')
    .waitFor();
  await expect.poll(() => announcedOn(eve)).toContain(`Bo: ${chat.reaction.thanks}`);
  await expect.poll(async () => (await announcedOn(eve)).join()).toContain(chat.unread(1).slice(0, 6));
  await bo.keyboard.press('Escape');

  // A line that is written without a connection is sent once, when it is back.
  await bo.context().setOffline(true);
  await anna.keyboard.press('Escape');
  await anna.context().setOffline(true);
  await anna.keyboard.press('p');
  await say(anna, 'Sent later');
  await anna.getByText(chat.waits).waitFor();
  for (const page of [anna, bo]) await page.context().setOffline(false);
  await button(bo, chat.open(1)).waitFor();
  await opener(bo).click();
  await log(bo).getByText('Sent later').waitFor();
  expect(await log(bo).getByText('Sent later').count()).toBe(1);

  // The host decides who may write; everybody can mute.
  await opener(eve).click();
  await say(eve, 'Nice map');
  await log(anna).getByText(chat.spectator).waitFor();
  await button(bo, `${chat.people} (3)`).click();
  await button(bo, chat.mute('Eve')).click();
  await button(bo, chat.title).click();
  expect(await log(bo).getByText('Nice map').count()).toBe(0);
  await button(anna, `${chat.people} (3)`).click();
  await button(anna, chat.silence('Eve')).click();
  await eve.getByText(chat.problems.silenced).waitFor();
  await bo.keyboard.press('Escape');

  // The end: everybody can share the game, and the spectator comes along.
  for (const page of [anna, bo]) {
    await button(page, basics.menu).click();
    for (const name of [leaving.resign, leaving.resignYes])
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }
  await button(eve, share.share).click();
  await button(eve, share.copy).click();
  await eve.getByText(share.copied).waitFor();
  const link = await eve.evaluate(() => navigator.clipboard.readText());
  await eve.keyboard.press('Escape');
  await button(anna, end.again).click();
  await button(eve, chat.watchNext).click();
  await log(eve).waitFor();
  await log(anna).waitFor();
  await eve.goto(link);
  await eve.reload();
  await eve.getByRole('heading', { name: share.shared }).waitFor();
  expect(browser.errors).toEqual([]);
});
