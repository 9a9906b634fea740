import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openBrowser } from './browser.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Serves the page's sources, opens a browser, and closes both when the work is done. */
export async function withDevPage(work) {
  const { openBoard, openPage, close } = await openDevPages();
  try {
    await work(openBoard, openPage);
  } finally {
    await close();
  }
}

/** The page's sources, served, and a browser that opens pages of them. */
export async function openDevPages() {
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root: path.join(root, 'src/client'),
    logLevel: 'error',
  });
  await server.listen();
  const browser = await openBrowser();
  const address = server.resolvedUrls.local[0];
  return {
    openBoard: (options) => board(browser, address, options),
    openPage: (options) => open(browser, address, options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** A page with one board, once it is drawn. */
function board(browser, address, { query, ...size }) {
  return open(browser, address, { path: `dev/boards.html?${query}`, ready: '[data-route]', ...size });
}

/** A page of the sources, once what was waited for is there; errors on it are printed, or told. */
async function open(
  browser,
  address,
  { path: at, ready, width, height, scale = 1, theme, settings, onerror = console.error },
) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme ?? 'light',
  });
  page.on('pageerror', (error) => onerror(`${at}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && onerror(`${at}: ${message.text()}`));
  if (settings) {
    const kept = JSON.stringify(settings);
    await page.addInitScript((it) => globalThis.localStorage.setItem('rallar.settings', it), kept);
  }
  await page.goto(`${address}${at}`);
  await page.waitForSelector(ready, { timeout: 60_000 });
  await page.evaluate(() => globalThis.document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page;
}
