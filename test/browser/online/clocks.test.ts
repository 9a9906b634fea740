import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES } from '../test-browser.js';
import { Mouse, Touch } from '../person/input.js';
import { Person } from '../person/person.js';
import { textsOn } from '../person/texts.js';
import { acceptInvitation, createTable, startTable } from './gathering.js';
import { OnlineBrowser } from './online-browser.js';

const { basics, clocks, lobby } = textsOn('en');

let online: OnlineBrowser;
beforeAll(async () => {
  online = await OnlineBrowser.open();
});
afterAll(() => online.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const clockOf = (page: Page, seat: number) => page.locator(`[data-clock="${seat}"] .time`).first();

/** Minutes and seconds as seconds. */
async function secondsOf(page: Page, seat: number): Promise<number> {
  const [minutes, seconds] = (await clockOf(page, seat).innerText()).split(':').map(Number);
  return 60 * minutes! + seconds!;
}

test('P60 the host chooses the time; clocks tick, are paused by one and continued by the other, and get more', async () => {
  const [desktop, phone] = [await online.visit(), await online.visit(SIZES.phone)];
  const anna = new Person(desktop, new Mouse(desktop), 'en', 'newyork');
  const bo = new Person(phone, new Touch(phone), 'en', 'newyork');
  const { invite } = await createTable(desktop, 'Anna', 'newyork');
  await desktop.getByText(lobby.options, { exact: true }).click();
  await desktop.getByLabel(clocks.title, { exact: true }).selectOption({ label: clocks.other });
  await desktop.getByLabel(clocks.minutes, { exact: true }).fill('20');
  await desktop.getByLabel(clocks.minutes, { exact: true }).press('Tab');
  await desktop.getByLabel(clocks.seconds, { exact: true }).fill('0');
  await desktop.getByLabel(clocks.seconds, { exact: true }).press('Tab');
  const chosen = clocks.forGame(20, 0);
  await desktop.getByText(chosen, { exact: true }).first().waitFor();
  await acceptInvitation(phone, 'Bo', invite);
  await phone.getByText(chosen, { exact: true }).first().waitFor();
  await startTable(desktop);
  // Until it is the turn of one of them again; the other then waits for ever.
  const playing = [anna, bo].map((person) => person.play(3));
  for (const it of playing) it.catch(() => undefined);
  await Promise.race(playing);
  for (const page of [desktop, phone])
    for (const seat of [0, 1]) expect(await secondsOf(page, seat)).toBeGreaterThan(19 * 60);

  await press(desktop, basics.menu);
  await press(desktop, clocks.title);
  await press(desktop, clocks.giveMinute('Bo'));
  await expect.poll(() => secondsOf(phone, 1)).toBeGreaterThan(20 * 60);
  await press(desktop, clocks.pause);
  await phone.getByText(/^The game is paused/).waitFor();
  await press(phone, clocks.resume);
  await desktop.getByRole('button', { name: clocks.pause, exact: true }).waitFor();
  // One of them runs.
  const before = (await secondsOf(phone, 0)) + (await secondsOf(phone, 1));
  await expect
    .poll(async () => (await secondsOf(phone, 0)) + (await secondsOf(phone, 1)), { interval: 200 })
    .toBeLessThan(before);
  expect(online.errors).toEqual([]);
  for (const page of [desktop, phone]) await page.context().close();
});
