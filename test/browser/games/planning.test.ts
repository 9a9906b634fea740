import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { middleOf, Mouse, Touch } from '../person/input.js';
import { lateGame } from '../person/late-game.js';
import { Person } from '../person/person.js';
import { chooseSettings } from '../person/start-page.js';
import { SIZES, TestBrowser } from '../test-browser.js';
import { openSaved } from './game.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

/** Opens a game in its last rounds, in which the person can claim a route. */
async function openGame(size: keyof typeof SIZES): Promise<Person> {
  const page = await browser.visit(SIZES[size]);
  const input = size === 'phone' ? new Touch(page) : new Mouse(page);
  await chooseSettings(page, input, 'en', size === 'phone');
  const person = new Person(page, input, 'en', 'nordic', size === 'phone');
  await openSaved(person, 'en', lateGame('nordic', 14));
  await person.waitAfter(-1);
  return person;
}

const routesNamed = (page: Page, name: RegExp): Locator =>
  page.locator('.board').getByRole('button', { name });
const marked = (page: Page): Promise<number> => routesNamed(page, /, marked/).count();
/** The rings drawn around routes of a class. */
const rings = (page: Page, kind: string): Promise<number> => page.locator(`.rings ${kind} path`).count();
/** The first pile of the hand that pays for a route. */
const payingPile = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Your hand' })
    .getByRole('button', { name: /pays for [1-9]/ })
    .first();
/** A free route that can't be claimed, and so can't be claimed by mistake. */
const freeRoute = (page: Page): Locator => routesNamed(page, /, open$/).first();

test('by mouse: a pile lights its routes, a route is marked over a reload and until it is claimed', async () => {
  const { page } = await openGame('desktop');
  const standIns = await routesNamed(page, /with replacement cards$/).count();
  const exact = await routesNamed(page, /you can claim it$/).count();
  expect((await rings(page, '.stand-ins')) > 0).toBe(standIns > 0);
  expect((await rings(page, '.legal:not(.stand-ins)')) > 0).toBe(exact > 0);
  expect(standIns + exact).toBeGreaterThan(0);

  const veil = page.locator('svg.veil');
  await payingPile(page).hover();
  await veil.waitFor();
  await page.mouse.move(720, 4);
  await veil.waitFor({ state: 'detached' });
  await payingPile(page).click();
  await page.mouse.move(720, 4);
  await veil.waitFor();
  expect(await payingPile(page).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await veil.waitFor({ state: 'detached' });

  // A tunnel may ask for more cards before it is claimed.
  const claimable = routesNamed(page, /^(?!.*tunnel).*you can claim it/).first();
  const [name] = ((await claimable.getAttribute('aria-label')) ?? '').split(':');
  const at = await middleOf(claimable);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Mark this route' }).click();
  expect(await marked(page)).toBe(1);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mark', exact: true, pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#dock').waitFor({ state: 'detached' });
  // The camera goes back when the dock closes.
  await (await freeRoute(page).elementHandle())?.waitForElementState('stable');
  const other = await middleOf(freeRoute(page));
  await page.mouse.move(other.x, other.y);
  await page.keyboard.press('x');
  expect(await marked(page)).toBe(2);
  await page.getByText(/Marked: 2 routes, \d+ spaces/).waitFor();

  await page.reload();
  await routesNamed(page, /, marked/)
    .first()
    .waitFor();
  expect(await marked(page)).toBe(2);

  const again = routesNamed(page, new RegExp(`^${name}:.*, marked, you can claim it`));
  const spot = await middleOf(again);
  await page.mouse.click(spot.x, spot.y);
  await page.waitForFunction(
    () => document.querySelectorAll('[data-route][aria-label*=", marked"]').length < 2,
  );
  expect(await marked(page)).toBeLessThan(2);
  expect(browser.errors).toEqual([]);
});

test('by touch: a long press marks a route and opens nothing, a tap on a pile lights its routes', async () => {
  const { page } = await openGame('phone');
  const { x, y } = await middleOf(freeRoute(page));
  const touches = await page.context().newCDPSession(page);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await routesNamed(page, /, marked/).waitFor();
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const veil = page.locator('svg.veil');
  await payingPile(page).tap();
  await veil.waitFor();
  expect(await page.locator('#dock').count()).toBe(0);
  expect(await marked(page)).toBe(1);
  await payingPile(page).tap();
  await veil.waitFor({ state: 'detached' });
  expect(browser.errors).toEqual([]);
});

/** The part of the platform's document that is used here. */
declare const document: { querySelectorAll(selector: string): { length: number } };
