import { openBrowser } from './browser.mjs';
import { readyDevPages } from './ready.mjs';
import { createPageServer } from './serve.mjs';

/** Opens pages for developers in a browser, and closes everything when the work is done. */
export async function withDevPage(work) {
  const { openBoard, openPage, close } = await openDevPages();
  try {
    await work(openBoard, openPage);
  } finally {
    await close();
  }
}

/** Serves the page and the pages for developers (src/client/dev), built if they are stale. */
export async function serveDevPages() {
  const server = createPageServer(await readyDevPages());
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * The pages for developers, served, and a browser that opens them: the one given, else one of its own. What is opened
 * takes the place of what was opened before on the same device, since a page that is reused loads in a third of the time.
 */
export async function openDevPages(given) {
  const { address, close } = await serveDevPages();
  const browser = given ?? (await openBrowser());
  const devices = new Map();
  return {
    openBoard: (options) => board(devices, browser, address, options),
    openPage: (options) => open(devices, browser, address, { still: true, ...options }),
    close: async () => {
      for (const device of devices.values()) await device.page.context().close();
      if (!given) await browser.close();
      await close();
    },
  };
}

/** A page with one board, once it is drawn. */
function board(devices, browser, address, { query, ...size }) {
  const at = `dev/boards.html?${query}`;
  return open(devices, browser, address, { path: at, ready: '[data-route]', ...size });
}

/** Opens a page on a device that has nothing stored, and waits for `ready` and the fonts. Errors on the page go to `onerror`. */
async function open(
  devices,
  browser,
  address,
  { path: at, ready, width, height, theme, onerror = console.error, ...kind },
) {
  const name = JSON.stringify(kind);
  const known = devices.get(name);
  const device = known && !known.page.isClosed() ? known : await newDevice(browser, kind);
  devices.set(name, device);
  const { page } = device;
  if (device === known) await forget(page, address);
  device.report = (message) => onerror(`${at}: ${message}`);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme ?? 'light' });
  await page.goto(`${address}${at}`);
  await page.waitForSelector(ready);
  await page.evaluate(() => globalThis.document.fonts.ready);
  return page;
}

async function newDevice(browser, { scale = 1, touch = false, settings, still = false }) {
  const page = await browser.newPage({
    deviceScaleFactor: scale,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: still ? 'reduce' : 'no-preference',
    // Callers add styles of their own.
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  const device = { page, report: console.error };
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => device.report(error.message));
  page.on('console', (message) => message.type() === 'error' && device.report(message.text()));
  if (settings) {
    const stored = JSON.stringify(settings);
    await page.addInitScript((it) => globalThis.localStorage.setItem('rallar.settings', it), stored);
  }
  return device;
}

/** An empty page of the same site, so that the process goes on. */
const EMPTY = 'dev/empty.html';

/** Leaves what is open, and clears all that it stored. */
async function forget(page, address) {
  await page.goto(`${address}${EMPTY}`);
  await page.evaluate(() => globalThis.sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
  await session.detach();
  // What is under the mouse looks different.
  await page.mouse.move(-1, -1);
}
