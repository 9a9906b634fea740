import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES } from '../test-browser.js';
import { textsOn, titleOf } from '../person/texts.js';
import { createTable, introduce } from './gathering.js';
import { OnlineBrowser } from './online-browser.js';

const { lobby } = textsOn('en');

let online: OnlineBrowser;
beforeAll(async () => {
  online = await OnlineBrowser.open();
});
afterAll(() => online.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const atTable = (page: Page) => page.locator('main.table').waitFor();

async function enterLobby(page: Page, name: string): Promise<void> {
  await press(page, lobby.title);
  await introduce(page, name);
  await page.getByRole('heading', { name: lobby.playNow }).waitFor();
}

test('two who want to play now are brought together, and the game starts', async () => {
  const [one, two] = await Promise.all([online.visit(), online.visit(SIZES.phone)]);
  await enterLobby(one, 'Ingrid');
  await one.getByRole('button', { name: /^New York City/ }).click();
  await one.getByRole('heading', { name: lobby.looking, exact: true }).waitFor();
  await enterLobby(two, 'Halldór');
  await two.getByRole('button', { name: /^New York City.*1 person waiting$/s }).click();
  await Promise.all([atTable(one), atTable(two)]);
  expect(online.errors).toEqual([]);
  await one.context().close();
  await two.context().close();
});

test('a code leads to a seat, and who is removed is told so', async () => {
  const [host, guest] = await Promise.all([online.visit(), online.visit(SIZES.phone)]);
  await createTable(host, 'Ingrid', 'nordic');
  const code = await host.locator('strong [aria-hidden=true]').innerText();
  await enterLobby(guest, 'Ingrid');
  await guest.getByLabel(lobby.code).fill(code.toLowerCase());
  await press(guest, lobby.codeGo);
  await guest.getByRole('button', { name: lobby.imReady, exact: true }).waitFor();
  // Two people of one name: the second has a number.
  await host.getByText('Ingrid 2', { exact: true }).waitFor();
  await press(host, 'Remove Ingrid 2');
  await press(host, lobby.removeYes);
  await guest.getByText(lobby.turnedOut).waitFor();
  await expect.poll(() => host.locator('strong [aria-hidden=true]').innerText()).not.toBe(code);
  await host.context().close();
  await guest.context().close();
});

test('a person comes along to another device, and can be deleted', async () => {
  const [old, fresh] = await Promise.all([online.visit(), online.visit(SIZES.phone)]);
  await enterLobby(old, 'Ingrid');
  await press(old, lobby.me('Ingrid'));
  await press(old, lobby.carryMake);
  await old.getByRole('img', { name: lobby.carryQr }).waitFor();
  await fresh.goto(await copiedLink(old));
  await press(fresh, lobby.carryYes);
  await fresh.getByText(lobby.carried).waitFor();
  await press(fresh, lobby.title);
  await press(fresh, lobby.me('Ingrid'));
  await press(fresh, lobby.deleteAsk);
  await press(fresh, lobby.deleteYes);
  await fresh.getByRole('textbox', { name: lobby.nameAsk }).waitFor();
  await old.context().close();
  await fresh.context().close();
  expect(online.errors).toEqual([]);
});

declare const navigator: { clipboard: { readText(): Promise<string> } };
async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link', exact: true }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the title of the next screen gets the focus where the pressed control is gone', async () => {
  const page = await online.visit();
  const isFocused = (name: string) => page.locator('h2:focus', { hasText: name }).waitFor();
  await page.getByRole('button', { name: lobby.title, exact: true }).click();
  await page.locator('input:focus').waitFor();
  await introduce(page, 'Anna');
  await isFocused(lobby.title);
  const create = page.getByRole('region', { name: lobby.create });
  await create.getByRole('combobox', { name: lobby.board }).selectOption({ label: titleOf('newyork', 'en') });
  await create.getByRole('button', { name: lobby.create, exact: true }).click();
  await isFocused(titleOf('newyork', 'en'));
  expect(online.errors).toEqual([]);
  await page.context().close();
});
