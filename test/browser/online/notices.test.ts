import type { CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOn } from '../person/texts.js';
import { createTable, introduce, startTable } from './gathering.js';
import { OnlineBrowser } from './online-browser.js';

const { lobby, notices } = textsOn('en');

/** Chromium has no push service of its maker here: its subscription is one of the tests, and nothing is ever sent there. */
const SUBSCRIBE = `{
  const base64 = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  let subscription = null;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('another key');
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const p256dh = base64(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
    const auth = base64(crypto.getRandomValues(new Uint8Array(16)));
    const endpoint = 'https://push.invalid/' + p256dh;
    subscription = {
      endpoint,
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => ((subscription = null), true),
    };
    return subscription;
  };
}`;

let online: OnlineBrowser;
beforeAll(async () => {
  online = await OnlineBrowser.open();
});
afterAll(() => online.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openPanel(page: Page): Promise<void> {
  await press(page, lobby.title);
  await introduce(page, 'Ingrid');
  await press(page, lobby.me('Ingrid'));
}

interface Shown {
  title: string;
  body: string;
  tag: string;
}
const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((it) => it.getNotifications())
    .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`);

/** Delivers push messages to the page's service worker, as the browser itself does. */
async function pusher(session: CDPSession, origin: string): Promise<(notice: object) => Promise<void>> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return async (notice) => {
    const data = JSON.stringify(notice);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** Clicks on the notification of a tag. What it focuses or opens is noted, as browsers let real clicks alone do it. */
function click(worker: Worker, tag: string): Promise<string> {
  return worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications({ tag: ${JSON.stringify(tag)} });
    return new Promise((resolve) => {
      WindowClient.prototype.focus = async () => resolve('focus');
      clients.openWindow = async (address) => resolve('open ' + new URL(address).hash);
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  })()`);
}

test('P88 notifications are turned on by a click, shown once, replaced, and lead to their table', async () => {
  const page = await online.visit();
  const context = page.context();
  await context.grantPermissions(['notifications']);
  await page.addInitScript(SUBSCRIBE);
  await page.reload();
  await openPanel(page);
  const panel = page.getByRole('dialog');
  await panel.getByText(notices.off, { exact: true }).waitFor();
  await press(page, notices.turnOn);
  await panel.getByText(notices.on, { exact: true }).waitFor();

  const push = await pusher(await context.newCDPSession(page), online.server.url(''));
  const first = { id: '1', title: 'Your turn: Nordic', body: 'With Bo', table: 'abc' };
  await push(first);
  await expect.poll(() => shown(page)).toEqual([{ title: 'Your turn: Nordic', body: 'With Bo', tag: 'abc' }]);
  await push(first);
  await push({ ...first, id: '2', title: 'The game is over: Nordic' });
  await push({ ...first, id: '3', table: 'def' });
  await expect
    .poll(async () => (await shown(page)).map(({ title, tag }) => `${tag}: ${title}`).sort())
    .toEqual(['abc: The game is over: Nordic', 'def: Your turn: Nordic']);

  const [worker] = context.serviceWorkers();
  expect(await click(worker!, 'def')).toBe('open #online/def');
  // The page goes to that table by itself, without being loaded again.
  await page.evaluate(`location.hash = '#online/abc'`);
  expect(await click(worker!, 'abc')).toBe('focus');
  await expect.poll(() => shown(page)).toEqual([]);

  await page.goBack();
  await press(page, lobby.me('Ingrid'));
  await press(page, notices.turnOff);
  await panel.getByText(notices.off, { exact: true }).waitFor();
  expect(online.errors).toEqual([]);
  await context.close();
});

test('P88 where the browser has been told to block notifications, that is said and nobody is asked', async () => {
  const page = await online.visit();
  await page.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => 'denied' })`);
  await page.reload();
  await openPanel(page);
  await page.getByText(notices.blocked, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: notices.turnOn }).count()).toBe(0);
  await page.context().close();
});

test('P86 the title says how many other tables wait for the person', async () => {
  const page = await online.visit();
  await createTable(page, 'Ingrid', 'newyork');
  await startTable(page);
  await page.locator('main.table').waitFor();
  expect(await page.title()).not.toMatch(/^\(/);
  await page.evaluate(`location.hash = '#online'`);
  await expect.poll(() => page.title()).toBe('(1) Rallar');
  expect(online.errors).toEqual([]);
  await page.context().close();
});
