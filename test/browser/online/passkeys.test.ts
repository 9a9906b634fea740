import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIZES } from '../test-browser.js';
import { textsOn, titleOf } from '../person/texts.js';
import { createTable, introduce } from './gathering.js';
import { OnlineBrowser } from './online-browser.js';

const { lobby, passkeys, basics } = textsOn('en');

let online: OnlineBrowser;
beforeAll(async () => {
  online = await OnlineBrowser.open();
});
afterAll(() => online.close());

/** Gives a page a device that makes passkeys and says yes to everything; returns the ids of those it has. */
async function withAuthenticator(page: Page): Promise<() => Promise<string[]>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    return credentials.map(({ credentialId }) => Buffer.from(credentialId, 'base64').toString('base64url'));
  };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rows = (page: Page) => page.getByRole('list', { name: passkeys.yours }).getByRole('listitem');
const says = (page: Page, text: string) => page.getByText(text).waitFor();
const openPanel = (page: Page) => press(page, lobby.me('Ingrid'));

/** The browser forgets the person, and the page is opened again. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(online.server.url('/#online'));
  await page.reload();
  await page.getByRole('textbox', { name: lobby.nameAsk }).waitFor();
}

test('P91 a passkey brings the seats back after the cookie is lost, on two devices, until it is removed', async () => {
  const [one, two] = [await online.visit(), await online.visit(SIZES.phone)];
  const [first, second] = [await withAuthenticator(one), await withAuthenticator(two)];
  await createTable(one, 'Ingrid', 'newyork');
  await press(one, lobby.back);
  await openPanel(one);
  await press(one, passkeys.add);
  await says(one, passkeys.added);
  expect(await rows(one).innerText()).toContain(passkeys.unused);
  await press(one, passkeys.add);
  await says(one, passkeys.problems['already-here']({ code: 'already-here' }));
  expect([(await first()).length, await rows(one).count()]).toEqual([1, 1]);

  // The cookie is gone: the name form offers the way back, and the table is there again.
  await forget(one);
  await press(one, passkeys.have);
  const mine = one.getByRole('region', { name: lobby.myGames });
  await mine.getByText(titleOf('newyork', 'en')).waitFor();
  await openPanel(one);
  expect(await rows(one).innerText()).not.toContain(passkeys.unused);

  // Another device becomes the same person by a link, and gets a passkey of its own.
  await press(one, lobby.carryMake);
  await one.getByRole('dialog').getByRole('button', { name: 'Copy link', exact: true }).click();
  await two.goto(await one.evaluate(() => navigator.clipboard.readText()));
  await press(two, lobby.carryYes);
  await press(two, lobby.title);
  await openPanel(two);
  await press(two, passkeys.add);
  await says(two, passkeys.added);
  expect(await rows(two).count()).toBe(2);
  await forget(two);
  await press(two, passkeys.have);
  await openPanel(two);
  await rows(two).nth(1).waitFor();

  // One device signs out the other, which comes back by its passkey.
  await press(one, passkeys.signOut);
  await says(one, passkeys.signedOut);
  await two.getByRole('textbox', { name: lobby.nameAsk }).waitFor();
  await press(two, passkeys.have);
  await two.getByRole('button', { name: lobby.me('Ingrid') }).waitFor();

  // Once it is removed, it signs in nobody.
  const [own = ''] = await second();
  await press(one, basics.close);
  await openPanel(one);
  await rows(one).nth(1).getByRole('button').click();
  await press(one, passkeys.remove);
  await says(one, passkeys.removed);
  expect(await rows(one).count()).toBe(1);
  expect(online.errors).toEqual([]);
  await forget(two);
  await press(two, passkeys.have);
  await says(two, passkeys.problems['unknown-passkey']({ code: 'unknown-passkey' }));
  expect(online.errors.filter((it) => !/404/.test(it))).toEqual([]);
  online.errors.length = 0;

  expect(online.server.log).toContain('unknown-passkey');
  for (const secret of [...(await first()), own, 'Ingrid', 'rallar='])
    expect([secret, online.server.log.includes(secret)]).toEqual([secret, false]);
  await one.context().close();
  await two.context().close();
});

test('a device that is somebody with tables is asked before it becomes another', async () => {
  const page = await online.visit();
  await withAuthenticator(page);
  await press(page, lobby.title);
  await introduce(page, 'Ingrid');
  await openPanel(page);
  await press(page, passkeys.add);
  await says(page, passkeys.added);
  await page.context().clearCookies();
  await page.goto(online.server.url());
  await page.reload();
  await createTable(page, 'Solveig', 'newyork');
  await press(page, lobby.back);
  await press(page, lobby.me('Solveig'));
  await press(page, passkeys.have);
  await says(page, passkeys.switchLine('Solveig'));
  expect(await page.locator(':focus').innerText()).toBe(basics.cancel);
  await press(page, basics.cancel);
  expect(await page.locator(':focus').innerText()).toBe(passkeys.have);
  await press(page, passkeys.have);
  await press(page, passkeys.switchYes);
  await page.getByRole('button', { name: lobby.me('Ingrid') }).waitFor();
  expect(await page.locator('body > [role=status]').allTextContents()).toContain(passkeys.welcome('Ingrid'));
  expect(online.errors).toEqual([]);
  await page.context().close();
});

test('P93 at an address of numbers the page says that passkeys can’t work there', async () => {
  const page = await online.visit();
  await page.goto(online.server.url('/#online').replace('localhost', '127.0.0.1'));
  await press(page, passkeys.have);
  await says(page, passkeys.obstacles.address);
  expect(online.errors).toEqual([]);
  await page.context().close();
});

declare const navigator: { clipboard: { readText(): Promise<string> } };
