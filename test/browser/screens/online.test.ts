import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/boards/languages.js';
import type { FakeServer, Scene } from '../../../src/client/dev/fake-server.svelte.js';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SETTINGS } from '../../../tools/screen-list.mjs';
import { beyondTheSides, CONTROLS, smallTargets } from '../../../tools/screen-checks.mjs';
import { borrowBrowser } from '../shared-browser.js';

declare const fakeServer: FakeServer;
declare const document: { dispatchEvent(event: Event): void };

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages(await borrowBrowser());
});
afterAll(() => pages.close());

function open(scene: Scene, query = '', size = { width: 1280, height: 720 }): Promise<Page> {
  const path = `dev/online.html?scene=${scene}${query}`;
  return pages.openPage({ path, ready: 'main h2', settings: SETTINGS, ...size });
}
const focused = async (page: Page) => (await page.locator(':focus').textContent())?.trim();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** What a screen reader has been told last. */
const spoken = async (page: Page) => (await page.locator('body > [role=status]').allTextContents()).join('');

test('a name is all that is asked for, and one that is none is explained', async () => {
  const page = await open('name');
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('A name has 1 to 24').waitFor();
  await page.keyboard.type('Frøya');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'You are Frøya' }).waitFor();
  await page.getByRole('heading', { name: 'Play now' }).waitFor();
  expect(await page.getByText('A name has 1 to 24').count()).toBe(0);
});

test('the lobby is lists with names, one’s own turn first and in words', async () => {
  const page = await open('lobby');
  const mine = page.getByRole('region', { name: 'My games' });
  await mine.waitFor();
  expect(await mine.getByRole('listitem').first().innerText()).toContain('Your turn');
  const tables = page.getByRole('region', { name: 'Tables looking for players' });
  await tables.getByRole('button', { name: 'Join: New York City, Halldór', exact: true }).waitFor();
  await page.getByRole('button', { name: /^New York City\s+2 people waiting$/ }).waitFor();
});

test('a refresh takes the focus from nobody; where its row is gone, the list’s heading has it', async () => {
  const page = await open('lobby');
  const join = page.getByRole('button', { name: /^Join: New York City/ });
  await join.focus();
  // A page that is shown again asks at once, as it does every few seconds.
  const refreshed = (): Promise<void> =>
    page.evaluate(async () => {
      const asked = fakeServer.asked;
      document.dispatchEvent(new Event('visibilitychange'));
      while (fakeServer.asked < asked + 2) await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await refreshed();
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Join: New York City, Halldór');
  await page.evaluate(() => fakeServer.lobby.gatherings.shift());
  await refreshed();
  await expect.poll(() => focused(page)).toBe('Tables looking for players');
});

test('a code is read forgivingly, and what is wrong with it is said', async () => {
  const page = await open('lobby');
  const code = page.getByLabel('Eight letters');
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  const enter = async (text: string) => {
    await code.fill(text);
    await press(page, 'Go to the table');
  };
  await enter('AEIO-UAEI');
  await expect.poll(() => alert.innerText()).toContain('eight letters and no vowels');
  await enter('dddd dddd');
  await expect.poll(() => alert.innerText()).toContain('No table has this code');
  await enter('cccc-cccc');
  await expect.poll(() => alert.innerText()).toContain('Wait 40 s');
  await enter(' bktr mwxz ');
  await page.getByRole('heading', { name: 'Players' }).waitFor();
});

test('the host fills the seats, sends somebody away after a question, and starts', async () => {
  const page = await open('host');
  const seats = page.locator('ol > li');
  await press(page, 'Add a bot');
  await expect.poll(() => seats.nth(4).innerText()).toContain('Bot');
  await press(page, 'Remove Frøya');
  expect(await focused(page)).toBe('Cancel');
  await press(page, 'Just free the seat');
  await expect.poll(() => seats.nth(2).innerText()).toContain('Open seat');
  expect(await focused(page)).toBe('Players');
  await press(page, 'Add a local player');
  await page.keyboard.type('Solveig');
  await page.keyboard.press('Enter');
  await expect.poll(() => seats.nth(2).innerText()).toContain('Solveig');
  await press(page, 'Start the game');
  await page.getByRole('heading', { name: 'Play now' }).waitFor();
  const { origins } = await page.context().storageState();
  const stored = origins[0]?.localStorage.find(({ name }) => name === 'rallar.shuffle.table')?.value;
  expect(JSON.parse(stored ?? '')).toMatchObject({
    words: [
      { seat: 0, word: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
      { seat: 2, word: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    ],
  });
});

test('who comes by a link has a seat, is ready with a click, and is asked again when options change', async () => {
  const page = await open('arriving');
  await expect.poll(() => page.locator('ol > li').nth(1).innerText()).toContain('You · Not ready');
  await press(page, 'I’m ready');
  await page.getByText('starts the game').waitFor();
  expect(await focused(page)).toBe('I’m not ready after all');
  await page.evaluate(() => {
    const options = fakeServer.table?.gathering?.options;
    if (options) void fakeServer.table?.act({ type: 'options', options: { ...options, undo: false } });
  });
  await page.getByText('Are you still ready?').waitFor();
});

test('what others do at a table is said once, politely, and several things together', async () => {
  const page = await open('alone');
  await page.getByRole('heading', { name: 'Players' }).waitFor();
  await page.evaluate(() => {
    const table = fakeServer.table;
    if (table?.gathering)
      table.gathering = {
        ...table.gathering,
        members: [...table.gathering.members, { name: 'Frøya', here: true }],
      };
    table?.set(1, { kind: 'person', member: 1, name: 'Frøya', ready: false });
    table?.set(1, { kind: 'person', member: 1, name: 'Frøya', ready: true });
  });
  await expect.poll(() => spoken(page), { timeout: 5000 }).toBe('Frøya takes a seat. Frøya is ready.');
});

test('“play now” sits down and is ready, and offers bots after a while', async () => {
  const page = await open('quick', '&patience=1500');
  await expect
    .poll(() => page.evaluate(() => fakeServer.table?.gathering?.seats[0]))
    .toMatchObject({ kind: 'person', ready: true });
  await page.getByText('1 of 3 players is here').waitFor();
  expect(await page.getByRole('button', { name: 'Play against bots now' }).count()).toBe(0);
  await press(page, 'Play against bots now');
  await page.getByRole('heading', { name: 'Play now' }).waitFor();
});

test('who lost everything asks to be let in again', async () => {
  const page = await open('let-in');
  await press(page, 'I’m Frøya');
  await page.getByRole('status').getByText('You have asked to be let in').waitFor();
  expect(await page.getByRole('button', { name: 'I’m Frøya' }).count()).toBe(0);
});

test('deleting oneself asks first, and leads back to the name', async () => {
  const page = await open('lobby');
  await press(page, 'You are Ingrid');
  await press(page, 'Delete me…');
  expect(await focused(page)).toBe('Cancel');
  await press(page, 'Delete everything about me');
  await page.getByLabel('What should the others call you?').waitFor();
  expect(await spoken(page)).toBe('The server no longer knows you.');
});

test('a passkey is removed after a question, and what fails is said', async () => {
  const page = await open('me');
  const passkeys = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await press(page, 'Remove the passkey: Android');
  expect(await focused(page)).toBe('Cancel');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Remove');
  await press(page, 'Remove the passkey: Android');
  await press(page, 'Remove');
  await page.getByRole('status').getByText('The passkey has been removed.').waitFor();
  expect([await passkeys.count(), await focused(page)]).toEqual([1, 'Add a passkey']);
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await page.evaluate(() => (fakeServer.passkeys.trouble = { code: 'too-many-passkeys', max: 10 }));
  await press(page, 'Add a passkey');
  await expect.poll(() => alert.innerText()).toContain('You already have 10 passkeys.');
  await page.evaluate(() => (fakeServer.passkeys.trouble = null));
  await press(page, 'Add a passkey');
  await expect.poll(() => passkeys.count()).toBe(2);
  expect(await alert.count()).toBe(0);
  await page.close();
});

const NARROW = ['lobby', 'host', 'me'] as const;
test.each(LANGUAGES.flatMap((language) => NARROW.map((scene) => [language, scene] as const)))(
  'a narrow phone shows all of online play in %s: %s',
  async (language, scene) => {
    const page = await open(scene, `&language=${language}`, { width: 320, height: 568 });
    await page.locator('main section').first().waitFor();
    await page.locator('details').evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
    expect(await page.evaluate(beyondTheSides, `${CONTROLS}, h2, h3, h4, p, li, strong, small`)).toEqual([]);
    expect(await page.evaluate(smallTargets, [44, CONTROLS] as const)).toEqual([]);
  },
);
