import type { Page } from 'playwright-core';
import { textsOn, titleOf } from '../person/texts.js';

/** What people do before a game, by the names of the controls. */
const { lobby, share } = textsOn('en');

declare const navigator: { clipboard: { readText(): Promise<string> } };

/** Says who one is, where the page asks. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: lobby.nameAsk }).fill(name);
  await page.getByRole('button', { name: lobby.nameGo, exact: true }).click();
}

/** Creates a table of two seats, and returns the links that invite to a seat and to watch. */
export async function createTable(
  page: Page,
  name: string,
  board: string,
): Promise<{ invite: string; watch: string }> {
  await page.getByRole('button', { name: lobby.title, exact: true }).click();
  await introduce(page, name);
  const create = page.getByRole('region', { name: lobby.create });
  await create.getByRole('combobox', { name: lobby.board }).selectOption({ label: titleOf(board, 'en') });
  await create.getByRole('combobox', { name: lobby.seatCount }).selectOption('2');
  await create.getByRole('button', { name: lobby.create, exact: true }).click();
  const copied = async (button: string): Promise<string> => {
    await page.getByRole('button', { name: button, exact: true }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  return { invite: await copied(share.copy), watch: await copied(lobby.watchLink) };
}

/** Follows an invitation on a device that the server does not know, and is ready. */
export async function acceptInvitation(page: Page, name: string, link: string): Promise<void> {
  await page.goto(link);
  await introduce(page, name);
  await page.getByRole('button', { name: lobby.imReady, exact: true }).click();
}

/** Starts the game as its host. */
export async function startTable(page: Page): Promise<void> {
  await page.locator(`button:not([aria-disabled=true])`, { hasText: lobby.start }).click();
}
