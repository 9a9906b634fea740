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

/** The pages for developers, served, and a browser that opens them. */
export async function openDevPages() {
  const { address, close } = await serveDevPages();
  const browser = await openBrowser();
  return {
    openBoard: (options) => board(browser, address, options),
    openPage: (options) => open(browser, address, options),
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

/** A page with one board, once it is drawn. */
function board(browser, address, { query, ...size }) {
  return open(browser, address, { path: `dev/boards.html?${query}`, ready: '[data-route]', ...size });
}

/** Opens a page in a context of its own and waits for `ready` and the fonts. Errors on the page go to `onerror`. */
async function open(
  browser,
  address,
  { path: at, ready, width, height, scale = 1, touch = false, theme, settings, onerror = console.error },
) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme ?? 'light',
    // Callers add styles of their own.
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => onerror(`${at}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && onerror(`${at}: ${message.text()}`));
  if (settings) {
    const stored = JSON.stringify(settings);
    await page.addInitScript((it) => globalThis.localStorage.setItem('rallar.settings', it), stored);
  }
  await page.goto(`${address}${at}`);
  await page.waitForSelector(ready);
  await page.evaluate(() => globalThis.document.fonts.ready);
  return page;
}
