import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, textOf } from '../../corpus/read.js';
import { namingFor } from '../../words/naming.js';
import { HotSeat } from '../person/hot-seat.js';
import { Mouse } from '../person/input.js';
import { chooseSettings } from '../person/start-page.js';
import { TestBrowser } from '../test-browser.js';
import { openSaved } from './game.js';

/** A game that stopped in a tunnel: two people and a bot. */
const STOPPED = 'v3/nordic-stopped-tunnel';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

test('a reload in a tunnel shows the same cards turned up, and the tunnel can be declined', async () => {
  const page = await browser.visit();
  const input = new Mouse(page);
  await chooseSettings(page, input, 'en', false);
  const { players, snapshot } = read(STOPPED).record;
  const names = players.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const people = new HotSeat(page, input, 'en', 'nordic', names);
  await openSaved(people, 'en', textOf(STOPPED));

  const { route, turned } = snapshot.tunnel!;
  const naming = namingFor('nordic', 'en');
  const { cards, payment } = people.texts;
  const dock = page.getByRole('region', { name: naming.routeName(route), exact: true });
  const expectTunnel = async () => {
    expect(await people.waitAfter(-1)).toMatchObject({ phase: 'tunnel', turn: 'mine' });
    await dock.waitFor();
    const shown = await dock.locator('.turned .visually-hidden').allTextContents();
    expect(shown).toEqual(turned.map((kind) => `${cards.card(naming.card(kind)!)}:`));
  };
  await expectTunnel();
  await page.reload();
  await expectTunnel();

  await input.press(dock.getByRole('button', { name: payment.tunnelDecline }));
  await dock.waitFor({ state: 'detached' });
  expect(browser.errors).toEqual([]);
});
