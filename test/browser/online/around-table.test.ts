import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../../src/protocol/index.js';
import { textsOn } from '../person/texts.js';
import { acceptInvitation, createTable, introduce, startTable } from './gathering.js';
import { OnlineBrowser } from './online-browser.js';

const { basics, dealProof, device, end, leaving, lobby, onlineTable } = textsOn('en', 'newyork');

let browser: OnlineBrowser;
beforeAll(async () => {
  browser = await OnlineBrowser.open();
});
afterAll(() => browser.close());

/** Changes the word for the shuffle that is stored on a device. */
const CHANGE_WORD = `
  for (const [key, value] of Object.entries(localStorage))
    if (key.startsWith('rallar.shuffle.')) localStorage.setItem(key, value.replace(/"word":"../, '"word":"zz'));
`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Opens the menu of the table, and chooses from it. */
async function choose(page: Page, ...names: string[]): Promise<void> {
  await button(page, basics.menu).click();
  for (const name of names) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('a bot plays for who leaves, and gives the seat back; who lost everything is let in again; and they play again', async () => {
  const [anna, bo] = [await browser.visit(), await browser.visit()];
  const { invite } = await createTable(anna, 'Anna', 'newyork');
  await acceptInvitation(bo, 'Bo', invite);
  await startTable(anna);
  for (const page of [anna, bo]) await page.locator('main.table').waitFor();
  const address = bo.url();

  await choose(bo, lobby.leave, onlineTable.leaveToBot);
  await bo.getByRole('heading', { name: lobby.title }).waitFor();
  await anna
    .getByText(leaving.botPlays({ name: 'Bo', you: false }))
    .first()
    .waitFor();
  await bo.goto(address);
  await anna
    .getByText(leaving.isBack({ name: 'Bo', you: false }))
    .first()
    .waitFor();
  await bo.locator('main.table').waitFor();

  // Bo is at another device, which has no cookie.
  const other = await browser.visit();
  await other.goto(address);
  await introduce(other, 'Bo B.');
  await button(other, lobby.iAm('Bo')).click();
  await anna.getByText(onlineTable.knocks('Bo B.', 'Bo')).waitFor();
  await anna.getByText(onlineTable.knockWaits('Bo')).waitFor();
  expect(await button(anna, onlineTable.letIn).count()).toBe(0);
  await button(bo, onlineTable.letIn).click();
  await other.locator('main.table').waitFor();
  await anna.getByText(onlineTable.wasLetIn('Bo', 'Bo')).waitFor();
  await bo.context().close();

  // Both resign, so the game is over, and they play again.
  for (const page of [other, anna]) await choose(page, leaving.resign, leaving.resignYes);
  // The shuffle is proved on the device that was ready, and on no other; a changed word is noticed.
  await anna.getByText(dealProof.proved).waitFor();
  await other.getByText(dealProof.unproved).waitFor();
  await anna.evaluate(CHANGE_WORD);
  await anna.reload();
  await anna.getByText(dealProof.broken).waitFor();
  await button(anna, end.again).click();
  await anna.getByRole('heading', { name: lobby.invite }).waitFor();
  await button(other, onlineTable.joinRematch).click();
  await button(other, lobby.imReady).click();
  await startTable(anna);
  for (const page of [anna, other]) await page.locator('main.table[data-phase=opening]').waitFor();
  expect([browser.errors, browser.networkErrors]).toEqual([[], []]);
});

test('a page older than its server reloads once, and says so if that was of no use', async () => {
  const page = await browser.visit();
  let hellos = 0;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.onMessage((text) => {
      hellos++;
      socket.send(String(text).replace(String(PROTOCOL_VERSION), String(PROTOCOL_VERSION + 1)));
    });
  });
  await button(page, lobby.title).click();
  await introduce(page, 'Anna');
  await page.getByText(onlineTable.outdatedStill).waitFor();
  expect(hellos).toBe(2);
  expect(await button(page, device.reload).isEnabled()).toBe(true);
});
