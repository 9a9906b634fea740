import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { announcedOn } from '../person/announcements.js';
import { expectFinalScore, savedRecord } from '../person/final-score.js';
import { Mouse } from '../person/input.js';
import { Person } from '../person/person.js';
import { OnlineBrowser } from './online-browser.js';
import { playToTunnel } from './played-ahead.js';

let browser: OnlineBrowser;
beforeAll(async () => {
  browser = await OnlineBrowser.open();
});
afterAll(() => browser.close());

/** How often a screen reader has said this. */
async function timesSaid(page: Page, text: string): Promise<number> {
  return (await announcedOn(page)).filter((it) => it === text).length;
}

declare let isSamePage: boolean | undefined;
declare const navigator: { serviceWorker: { ready: Promise<unknown> } };

test('one player is cut off in a tunnel, the server restarts, and both finish without a reload', async () => {
  const pages = [await browser.visit(), await browser.visit()] as const;
  const [first, second] = pages;
  const id = await playToTunnel(browser.server.url(''), pages);
  const [anna, bo] = pages.map((page) => new Person(page, new Mouse(page), 'en', 'nordic'));
  const { lobby, onlineTable, payment } = anna!.texts;
  for (const page of pages) {
    await page.goto(browser.server.url(`/#online/${id}`));
    await page.locator('main.table[data-phase=tunnel]').waitFor();
    await page.evaluate(() => void (isSamePage = true));
    // Its script is fetched some seconds after the first visit, which would fail while nothing comes through.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  }

  // The socket stays open, but nothing comes through.
  await first.context().setOffline(true);
  await first.getByRole('button', { name: payment.tunnelDecline }).click();
  await first.getByText(onlineTable.moveWaits, { exact: true }).waitFor();
  await first.getByText(lobby.lost, { exact: true }).waitFor();
  await browser.server.end('SIGTERM');
  await second.getByText(lobby.lost, { exact: true }).waitFor();
  await browser.start();
  await first.context().setOffline(false);
  for (const page of pages) {
    await page.getByText(onlineTable.connected, { exact: true }).waitFor();
    expect(await timesSaid(page, lobby.lost)).toBe(1);
  }
  await Promise.all([anna!.play(), bo!.play()]);
  for (const page of pages) {
    await page.locator('main.table[data-phase=over]').waitFor();
    expect(await page.evaluate(() => isSamePage)).toBe(true);
    expect(await timesSaid(page, onlineTable.connected)).toBe(1);
  }
  const record = await savedRecord(anna!);
  expect(verify(boardOf('nordic'), record)).toMatchObject({ verdict: 'proved' });
  await expectFinalScore(anna!, record);
  expect(browser.errors).toEqual([]);
});
