/* oxlint-disable no-undef -- functions handed to a page run there */
/** The figures of `npm run measure`, each measured on a new device. */

import { countFrames, watchClicks, watchPaint, watchThinking } from './watches.mjs';

const SLOW = { offline: false, latency: 165, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** The screens that are measured. */
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

async function visit(browser, { settings = {}, slow = true, net = false, watch, screen = DESKTOP } = {}) {
  const context = await browser.newContext({ ...screen, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (net) await devtools.send('Network.emulateNetworkConditions', SLOW);
  if (slow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kept = JSON.stringify({ botStep: 0, grace: 0, language: 'en', confirm: 'none', ...settings });
  await page.addInitScript((it) => localStorage.setItem('rallar.settings', it), kept);
  if (watch) await page.addInitScript(watch);
  return { page, devtools, close: () => context.close() };
}

const button = (page, name) => page.getByRole('button', { name, exact: true }).first();

const play = (page) => page.getByRole('button', { name: /^Play / });

/** When the start page is painted, when it answers, and how many bytes came for it, fonts not counted. */
export async function firstLoad(browser, address) {
  const { page, devtools, close } = await visit(browser, { net: true, watch: watchPaint });
  const kinds = new Map();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) !== 'Font') bytes += encodedDataLength;
  });
  await page.goto(address);
  await play(page).click({ trial: true });
  const answered = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return Math.max(globalThis.painted, first.startTime);
  });
  await close();
  return { painted, answers: answered, bytes };
}

/** From choosing a board to the first decision, for the slowest board. */
export async function gameReady(browser, address) {
  let slowest = 0;
  for (const board of ['nordic', 'newyork', 'amsterdam', 'africa']) {
    const { page, close } = await visit(browser, { net: true });
    await page.goto(address);
    await play(page).click({ trial: true });
    const began = Date.now();
    await page.locator(`input[value=${board}]`).locator('xpath=ancestor::label').click();
    await play(page).click();
    await page.locator('main.table[data-turn=mine] .ticket').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    slowest = Math.max(slowest, Date.now() - began);
    await close();
  }
  return slowest;
}

async function open(page, address, text) {
  await page.goto(address);
  await play(page).click({ trial: true });
  const file = { name: 'late.rallar', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Open a saved game').setInputFiles(file);
  await mine(page);
}

const mine = (page) => page.locator('main.table[data-turn=mine][data-moving=false]').waitFor();

/** Clicks as a person does: the pointer arrives first, and the button stays down for a moment. */
async function clickOn(page, control) {
  const { x, y, width, height } = await control.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(300);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}

/** Taps as a person does: the finger stays down for a moment. */
async function tapOn(devtools, control) {
  const { x, y, width, height } = await control.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, 60));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** From a click to the frame that shows its result, on the fullest board. */
export async function answers(browser, address, text, slow) {
  const { page, close } = await visit(browser, { slow, settings: { motion: 'normal' }, watch: watchClicks });
  await open(page, address, text);
  for (let i = 0; i < 12; i++) {
    await clickOn(page, page.locator('#row [aria-disabled=false]').nth(i % 3));
    await page.waitForTimeout(300);
    await mine(page);
    if (i % 4 === 0) await clickOn(page, button(page, 'Odds'));
    if (i % 4 === 2) {
      await clickOn(page, button(page, 'Menu'));
      const closing = page.getByRole('button', { name: 'Close', exact: true });
      await closing.waitFor();
      await clickOn(page, closing);
      await closing.waitFor({ state: 'hidden' });
    }
  }
  const times = (await page.evaluate(() => clicks)).sort((x, y) => x - y);
  await close();
  return { usual: times[Math.ceil(times.length * 0.95) - 1] ?? 0, slowest: times.at(-1) ?? 0 };
}

/** The same on a phone: cards of the sheet, the menu, and the sheet's handle. */
export async function phoneAnswers(browser, address, text) {
  const { page, devtools, close } = await visit(browser, {
    settings: { motion: 'normal' },
    watch: watchClicks,
    screen: PHONE,
  });
  await open(page, address, text);
  for (let i = 0; i < 12; i++) {
    await tapOn(devtools, page.locator('#row [aria-disabled=false]').nth(i % 3));
    await page.waitForTimeout(300);
    await mine(page);
    if (i % 4 !== 2) continue;
    await tapOn(devtools, button(page, 'Menu'));
    const closing = page.getByRole('button', { name: 'Close', exact: true });
    await closing.waitFor();
    await tapOn(devtools, closing);
    await closing.waitFor({ state: 'hidden' });
  }
  const times = (await page.evaluate(() => clicks)).sort((x, y) => x - y);
  await close();
  return times[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

/** Frames a second while a finger pans the map of a phone. */
export async function phoneFrames(browser, address, text) {
  const { page, devtools, close } = await visit(browser, {
    slow: false,
    settings: { motion: 'normal' },
    watch: countFrames,
    screen: PHONE,
  });
  await open(page, address, text);
  await page.waitForTimeout(1000);
  const touch = (type, t) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: 195 + Math.sin(t * 3) * 120, y: 260 + Math.sin(t * 2.3) * 110 }],
    });
  await touch('touchStart', 0);
  const before = await page.evaluate(() => [globalThis.count, performance.now()]);
  const began = Date.now();
  for (let t = 0; t < 3; t = (Date.now() - began) / 1000) await touch('touchMove', t);
  const after = await page.evaluate(() => [globalThis.count, performance.now()]);
  await touch('touchEnd', 0);
  await close();
  return (1000 * (after[0] - before[0])) / (after[1] - before[1]);
}

const spaces = (name) => Number(/(\d+) spaces/.exec(name)?.[1] ?? 1);

/** Frames a second while the map is dragged, and while pieces are laid. */
export async function frames(browser, address, text) {
  const { page, close } = await visit(browser, {
    slow: false,
    settings: { motion: 'normal' },
    watch: countFrames,
  });
  await open(page, address, text);
  await page.waitForTimeout(1000);
  const perSecond = async (work) => {
    const before = await page.evaluate(() => [globalThis.count, performance.now()]);
    await work();
    const after = await page.evaluate(() => [globalThis.count, performance.now()]);
    return (1000 * (after[0] - before[0])) / (after[1] - before[1]);
  };
  await page.mouse.move(720, 450);
  await page.mouse.down();
  const panned = await perSecond(async () => {
    const began = Date.now();
    for (let t = 0; t < 3; t = (Date.now() - began) / 1000)
      await page.mouse.move(720 + Math.sin(t * 3) * 250, 450 + Math.sin(t * 2.3) * 200);
  });
  await page.mouse.up();
  await button(page, 'Show the whole board').click();
  await page.waitForTimeout(1500);
  const routes = page.getByRole('button', { name: /you can claim it/ });
  const names = await routes.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')));
  const [longest] = names.sort((x, y) => spaces(y) - spaces(x));
  const middle = await routes
    .and(page.getByLabel(longest, { exact: true }))
    .first()
    .locator('path')
    .first()
    .evaluate((path) => {
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
      return { x, y };
    });
  const claimed = await perSecond(async () => {
    await page.mouse.click(middle.x, middle.y);
    await page.waitForTimeout(900);
  });
  await close();
  return { panned, claimed };
}

/** The budget of an engineer's decision in milliseconds. */
const BUDGET = 1500;

/** The longest task of the page while engineers think, and how long their decisions take. */
export async function thinking(browser, address, slow) {
  const { page, close } = await visit(browser, { slow, settings: { motion: 'none' }, watch: watchThinking });
  await page.goto(address);
  await play(page).click({ trial: true });
  for (const seat of [1, 2])
    await page
      .locator('#seats select')
      .nth(seat - 1)
      .selectOption('engineer');
  await play(page).click();
  const tickets = page.locator('main.table[data-turn=mine] .ticket');
  await tickets.first().waitFor();
  for (let i = 0; i < 5 && (await tickets.nth(i).isVisible()); i++) await tickets.nth(i).click();
  await page.getByRole('button', { name: /^Keep/ }).click();
  for (let turn = 0; turn < 5; turn++) {
    await page.locator('main.table[data-turn=mine][data-phase=turn]').waitFor();
    await page.keyboard.press('d');
    await page.locator('main.table[data-turn=mine][data-phase=second]').waitFor();
    await page.keyboard.press('d');
    await page
      .locator('main.table[data-turn=others]')
      .waitFor({ state: 'attached' })
      .catch(() => {});
  }
  await page.locator('main.table[data-turn=mine][data-phase=turn]').waitFor();
  const { tasks, decisions } = await page.evaluate(() => ({
    tasks: globalThis.tasks,
    decisions: globalThis.decisions,
  }));
  await close();
  const bots = decisions.filter((it, i) => i > 0 && decisions[i - 1].turn === 'others');
  const times = bots.map(({ from, to }) => to - from).sort((x, y) => x - y);
  const within = tasks.filter((task) =>
    bots.some(({ from, to }) => task.startTime >= from && task.startTime < to),
  );
  return {
    longest: Math.max(0, ...within.map(({ duration }) => duration)),
    usual: times[Math.ceil(times.length * 0.95) - 1] ?? 0,
    budget: BUDGET,
  };
}
