import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SETTINGS } from '../../../tools/screen-list.mjs';
import { borrowBrowser } from '../shared-browser.js';

/** The parts of the platform that are used here. */
declare const innerWidth: number;
declare const innerHeight: number;
declare const document: { elementFromPoint: (x: number, y: number) => never };
declare function getComputedStyle(element: unknown): { overflowY: string };

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages(await borrowBrowser());
});
afterAll(() => pages.close());

/** Five players on the board with most to show, each with known cards, and one of them with many tickets. */
const FULL = 'board=africa&players=5&ahead=200&eager=0.5&collecting=0.8&until=turn&seed=5';
const MINE = 'main.table[data-turn=mine]';
const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

function open(query: string, ready: string, width: number, height: number): Promise<Page> {
  return pages.openPage({ path: `dev/table.html?${query}`, ready, width, height, settings: SETTINGS });
}

/** What is cut: not whole within the window and all that scrolls or clips around it. */
function cut(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    if (all.length === 0) return ['nothing is there'];
    return all.flatMap((it) => {
      const { left, top, right, bottom } = it.getBoundingClientRect();
      let whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      for (let outer = it.parentElement; outer !== null; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowY === 'visible') continue;
        const box = outer.getBoundingClientRect();
        if (top < box.top - 1 || bottom > box.bottom + 1) whole = false;
      }
      return whole ? [] : [`${it.className}: ${it.textContent.trim().slice(0, 40)}`];
    });
  });
}

interface Spot {
  x: number;
  y: number;
}

/** A pixel at which a route is hit, and the box of the route. */
function spotOf(page: Page, route: number): Promise<Spot & { box: number[] }> {
  return page.locator(`[data-route="${route}"]`).evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    for (let i = 0; i < 400; i++) {
      const x = left + (width * ((i % 20) + 0.5)) / 20;
      const y = top + (height * (Math.floor(i / 20) + 0.5)) / 20;
      if (it.contains(document.elementFromPoint(x, y))) return { x, y, box: [left, top, width, height] };
    }
    throw new Error('the route is covered');
  });
}

/** Whether two boxes share a pixel. */
function meet(
  [ax = 0, ay = 0, aw = 0, ah = 0]: number[],
  [bx = 0, by = 0, bw = 0, bh = 0]: number[],
): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

async function boxOf(page: Page, selector: string): Promise<number[]> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return [x, y, width, height];
}

describe.each(SIZES)('a window of %i × %i', (width, height) => {
  test('shows five players with their known cards, the tools and the last five turns, in columns that grow', async () => {
    const page = await open(FULL, MINE, width, height);
    expect(await page.locator('.others .player').count()).toBe(4);
    expect(await cut(page, '.others .player')).toEqual([]);
    expect(await cut(page, '.others .known .mini')).toEqual([]);
    expect(await cut(page, '#row button')).toEqual([]);
    expect(await cut(page, '.tools button')).toEqual([]);
    expect(await cut(page, '#log li:nth-child(-n + 5)')).toEqual([]);
    const [, , column = 0] = await boxOf(page, '.left.column');
    expect(column).toBeGreaterThanOrEqual(width < 1700 ? 300 : 360);
    expect(column).toBeLessThanOrEqual(width < 1700 ? 300 : 400);
  });

  test('shows every ticket offered at the start', async () => {
    const page = await open('board=africa&players=5', '.ticket', width, height);
    expect(await page.locator('.ticket').count()).toBe(4);
    expect(await cut(page, '.ticket')).toEqual([]);
    expect(await cut(page, '.column .button.main')).toEqual([]);
  });
});

test('in a low window a tunnel’s answer is in sight and beside the points table', async () => {
  const page = await open('board=nordic&ahead=20&seed=2&until=tunnel', 'main[data-phase=tunnel]', 1280, 720);
  expect(await cut(page, '.dock .act .button')).toEqual([]);
  expect(meet(await boxOf(page, '.dock'), await boxOf(page, '.zoom'))).toBe(false);
});

test('own tickets keep their points in sight beside offered ones', async () => {
  const page = await open('board=nordic&players=3&ahead=20&until=turn', MINE, 1280, 720);
  await page.keyboard.press('t');
  await page.keyboard.press('t');
  await page.locator('.ticket').first().waitFor();
  const [left = 0, , width = 0] = await boxOf(page, '.panel.tickets');
  const worths = await page
    .locator('.panel.tickets .worth')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
  expect(worths.length).toBeGreaterThan(1);
  expect(Math.max(...worths)).toBeLessThan(left + width);
});

test('a dock closed by mouse leaves no tip of its route', async () => {
  const page = await open('board=nordic&players=3&ahead=60&until=turn', MINE, 1280, 720);
  const route = page.locator('[data-route][aria-label$="open"]').first();
  const { x, y } = await spotOf(page, Number(await route.getAttribute('data-route')));
  await page.mouse.click(x, y);
  await page.locator('#dock .icon-button').click();
  await page.mouse.move(640, 4);
  await page.locator('#dock').waitFor({ state: 'detached' });
  // Longer than a tip takes to appear.
  await page.waitForTimeout(400);
  await expect.poll(() => page.locator('.tip > .tip').count()).toBe(0);
  expect(await page.locator('.zoom [aria-current]').count()).toBe(0);
});

test.each([
  [1280, 720],
  [1920, 1080],
])('in a window of %i × %i the map stays still under the dock and the tip', async (width, height) => {
  const page = await open('board=nordic&players=3&ahead=60&until=turn', MINE, width, height);
  const routes = await page
    .locator('[data-route][aria-label$="open"]')
    .evaluateAll((all) => all.map((it) => Number(it.dataset.route)));
  // Here and there on the map.
  for (const route of [routes[0]!, routes[Math.floor(routes.length / 2)]!, routes.at(-1)!]) {
    const before = await spotOf(page, route);
    await page.mouse.move(before.x, before.y);
    const label = await page.locator(`[data-route="${route}"]`).getAttribute('aria-label');
    // The tip of the route before goes a moment later.
    await page.locator('.tip > .tip', { hasText: label!.split(':')[0]! }).waitFor({ timeout: 20_000 });
    const [left = 0, top = 0, across = 0, down = 0] = await boxOf(page, '.tip > .tip');
    expect(meet([left, top, across, down], [before.x - 2, before.y - 2, 4, 4])).toBe(false);
    const away = Math.max(top - before.y, before.y - top - down, left - before.x, before.x - left - across);
    expect(away).toBeLessThan(30);
    await page.mouse.click(before.x, before.y);
    await page.locator('#dock').waitFor();
    // With reduced motion the camera would have jumped.
    await page.waitForTimeout(200);
    const { box } = await spotOf(page, route);
    expect(box.map((n, i) => Math.abs(n - before.box[i]!) < 1)).toEqual([true, true, true, true]);
    expect(meet(await boxOf(page, '#dock'), box)).toBe(false);
    await page.keyboard.press('Escape');
    await page.locator('#dock').waitFor({ state: 'detached' });
  }
});

test('tickets that are done fold into one line, and open', async () => {
  const page = await open(
    'board=newyork&players=2&ahead=40&eager=0.7&collecting=0.7&until=turn&seed=27',
    MINE,
    1280,
    720,
  );
  const fold = page.locator('.tickets').getByRole('button');
  expect(await fold.count()).toBe(1);
  expect(await fold.textContent()).toMatch(/^\s*2 completed, \+\d+\s*$/);
  await fold.click();
  expect(await fold.count()).toBe(3);
});

test('a turn is one line of the log, and a claim opens to what was paid', async () => {
  const page = await open('board=nordic&players=3&ahead=60&until=turn', MINE, 1280, 720);
  const lines = await page.locator('#log li').allTextContents();
  expect(lines.filter((line) => /drew (2 cards|a card)|took/.test(line)).length).toBeGreaterThan(3);
  // Nobody has two lines in a row.
  const names = lines.map((line) => /^\s*(\S+)/.exec(line)?.[1]).slice(0, 12);
  expect(names.filter((name, i) => name === names[i + 1])).toEqual([]);
  const claim = page.locator('#log li', { hasText: 'claimed' }).first();
  await claim.getByRole('button').click();
  expect(await claim.locator('.details').textContent()).toMatch(/with \d/);
});

test('in a window of 1920 × 1080 menu and start page are larger, and the game can be started without scrolling', async () => {
  const page = await open('board=nordic&players=3&ahead=60&until=turn', MINE, 1920, 1080);
  await page.keyboard.press('?');
  const [, , help = 0] = await boxOf(page, 'dialog:popover-open .panel');
  expect(help).toBeCloseTo(520 * 1.25);
  const start = await pages.openPage({
    path: '',
    ready: 'fieldset img',
    width: 1920,
    height: 1080,
    settings: SETTINGS,
  });
  const [, top = 0, , height = 0] = await boxOf(start, '.play .button');
  expect(top + height).toBeLessThan(1080);
  const [, , cards = 0] = await boxOf(start, 'fieldset');
  expect(cards).toBeGreaterThan(1500);
  // A dialog within the enlarged page is enlarged only once.
  await start.getByRole('button', { name: 'Your results' }).click();
  const [, , results = 0] = await boxOf(start, 'dialog:modal .panel');
  expect(results).toBeCloseTo(860 * 1.25);
});
