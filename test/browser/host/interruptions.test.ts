import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemAt } from '../../../src/engine/index.js';
import { playButton } from '../person/start-page.js';
import { textsOn } from '../person/texts.js';
import { borrowBrowser, returnBrowser } from '../shared-browser.js';
import { StaticSite } from '../static-site.js';

const english = textsOn('en');
const norwegian = textsOn('nb');

let site: StaticSite;
let browser: Browser;

beforeAll(async () => {
  site = new StaticSite();
  // The page sets its own policy, whatever server it comes from.
  await site.open(true);
  browser = await borrowBrowser();
}, 120_000);
afterAll(async () => {
  await returnBrowser();
  await site.remove();
});

/** A tab of a device that has never visited, and the errors of its browser. */
async function tab(locale = 'en'): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    );
  });
  return { page, errors };
}

async function startGame(page: Page): Promise<void> {
  await page.goto(site.address);
  await playButton(page).click();
  await page.getByRole('heading', { name: english.table.asks.opening }).waitFor();
}

test.each([1, 2, 4])(
  'a network that is cut after %i requests is reported, and the page can be reloaded',
  async (most) => {
    const { page } = await tab('nn-NO');
    let requests = 0;
    await page.route('**/*', (route) => (requests++ < most ? route.continue() : route.abort()));
    await page.goto(site.address);
    const alert = page.getByRole('alert').filter({ hasText: norwegian.device.unfetched });
    await alert.waitFor();
    await page.unroute('**/*');
    await alert.getByRole('button', { name: norwegian.device.reload }).click();
    await playButton(page, 'nb').click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await alert.count()).toBe(0);
    await page.context().close();
  },
);

test('the page sets a content security policy, which refuses injected scripts', async () => {
  const { page, errors } = await tab();
  await startGame(page);
  await page.getByRole('button', { name: english.basics.menu }).click();
  await page.getByRole('button', { name: english.rules.title, exact: true }).click();
  await page.keyboard.press('Escape');
  const tickets = page.getByRole('region', { name: english.table.asks.opening });
  for (const ticket of [0, 1]) await tickets.getByRole('listitem').nth(ticket).getByRole('button').click();
  await tickets.getByRole('button', { name: english.table.keepTickets(2, 0) }).click();
  await page.locator('main[data-phase=turn][data-turn=mine]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect([errors, await page.evaluate(() => violations)]).toEqual([[], []]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.head.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="globalThis.injected = true">');
    return new Promise((resolve) => setTimeout(() => resolve('injected' in globalThis), 500));
  });
  expect(ran).toBe(false);
  expect(await page.evaluate(() => violations)).toEqual(['script-src-elem', 'script-src-attr']);
  await page.context().close();
});

test('when the worker crashes repeatedly, the page offers to reload, and the game continues', async () => {
  const { page } = await tab();
  await startGame(page);
  const table = page.url();
  for (let crash = 1; crash <= 4; crash++) {
    await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(1);
    const worker = itemAt(page.workers(), 0);
    const ended = worker.waitForEvent('close');
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('a crash');
      });
    });
    await ended;
  }
  const alert = page
    .getByRole('alert')
    .filter({ hasText: english.problems.host['host-down']({ code: 'host-down' }) });
  const loaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: english.device.reload }).click();
  await loaded;
  await page.getByRole('heading', { name: english.table.asks.opening }).waitFor();
  expect([page.url(), await alert.count()]).toEqual([table, 0]);
  await page.context().close();
});

test('a store of a newer version is reported as that, with a button to reload', async () => {
  const { page } = await tab();
  await page.goto(site.address);
  await playButton(page).waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const raised = indexedDB.open('rallar', 99);
        raised.onsuccess = () => {
          raised.result.close();
          resolve();
        };
      }),
  );
  await page.reload();
  const alert = page.getByRole('alert').filter({
    hasText: english.problems.host['storage-newer']({ code: 'storage-newer' }),
  });
  const loaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: english.device.reload }).click();
  await loaded;
  // This page is the newest version, so nothing has changed.
  await alert.waitFor();
  expect(await alert.count()).toBe(1);
  await page.context().close();
});

declare const navigator: { serviceWorker: { ready: Promise<object> } };
declare const violations: string[];
declare const indexedDB: {
  open(name: string, version: number): { result: { close(): void }; onsuccess: () => void };
};
interface Node {
  textContent: string;
  append(node: Node): void;
  insertAdjacentHTML(where: string, html: string): void;
}
declare const document: {
  head: Node;
  body: Node;
  createElement(tag: string): Node;
  addEventListener(type: string, hear: (event: { effectiveDirective: string }) => void): void;
};
