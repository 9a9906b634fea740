import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playButton } from '../person/start-page.js';
import { borrowBrowser, returnBrowser } from '../shared-browser.js';
import { StaticSite } from '../static-site.js';

let site: StaticSite;
let browser: Browser;
const errors: string[] = [];

beforeAll(async () => {
  site = new StaticSite();
  await site.open();
  browser = await borrowBrowser();
}, 120_000);
afterAll(async () => {
  await returnBrowser();
  await site.remove();
});

/** A device that has visited once, on which the page is cached. */
let cached: Promise<BrowserContext> | undefined;
async function visitOnce(): Promise<BrowserContext> {
  const page = await visit();
  await untilCached(page);
  await page.close();
  return page.context();
}

/** Opens the page on the device on which it is cached. */
async function visitAgain(): Promise<Page> {
  cached ??= visitOnce();
  return open(await cached);
}

/** A device that has never visited. */
async function visit(): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
  return open(context);
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && errors.push(response.url()));
  await page.goto(site.address);
  return page;
}

/** Waits until the page is cached on the device. */
async function untilCached(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function versionOf(page: Page): Promise<string | null> {
  return page.locator('meta[name=version]').getAttribute('content', { timeout: 5000 });
}

test('the built page works under a path of a site, within its content security policy', async () => {
  const page = await visit();
  await playButton(page).click();
  await page.getByRole('heading', { name: 'Choose which tickets to keep' }).waitFor();
  expect(page.url()).toContain(`${site.address}#table/`);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('after one visit a game can be started and resumed offline', async () => {
  const page = await visitAgain();
  await site.close();
  await page.reload();
  await playButton(page).click();
  await page.getByRole('heading', { name: 'Choose which tickets to keep' }).waitFor();
  const table = page.url();
  await page.reload();
  await page.getByRole('heading', { name: 'Choose which tickets to keep' }).waitFor();
  expect(page.url()).toBe(table);
  expect(errors).toEqual([]);
  await page.close();
  await site.open();
});

test('all licences can be read from the page, also offline', async () => {
  const page = await visitAgain();
  await site.close();
  await page.getByRole('button', { name: 'About Rallar' }).first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'All licence texts' }).click();
  const texts = (await (await opened).locator('body').textContent()) ?? '';
  for (const name of ['Svelte Contributors', 'SIL OPEN FONT LICENSE']) expect(texts).toContain(name);
  expect(errors).toEqual([]);
  for (const it of page.context().pages()) await it.close();
  await site.open();
});

test('a new version is fetched in the background, offered, and used at the next start with the game in progress', async () => {
  const page = await visitAgain();
  await playButton(page).click();
  await page.getByRole('heading', { name: 'Choose which tickets to keep' }).waitFor();
  const table = page.url();
  // After the first visit, every start looks for a new version.
  await page.reload();
  site.publish('aa');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version of Rallar is ready.').waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  expect(await versionOf(page)).toBe('aa');
  await page.getByRole('heading', { name: 'Choose which tickets to keep' }).waitFor();
  expect(page.url()).toBe(table);

  site.publish('bb');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.locator('meta[name=version][content=bb]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'Choose which tickets to keep' }).waitFor();
  expect(page.url()).toBe(table);
  expect(errors).toEqual([]);
  await page.context().close();
});

declare const navigator: {
  serviceWorker: { controller: object | null; ready: Promise<{ update(): Promise<void> }> };
};
