import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openBrowser } from './browser.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Serves the page's sources, opens a browser, and closes both when the work is done. */
export async function withDevPage(work) {
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root: path.join(root, 'src/client'),
    logLevel: 'error',
  });
  await server.listen();
  const browser = await openBrowser();
  try {
    const address = server.resolvedUrls.local[0];
    await work(
      (options) => openBoard(browser, address, options),
      (options) => openPage(browser, address, options),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A page with one board, once it is drawn. */
function openBoard(browser, address, { query, ...size }) {
  return openPage(browser, address, { path: `dev/boards.html?${query}`, ready: '[data-route]', ...size });
}

/** A page of the sources, once what was waited for is there; errors on it are printed. */
async function openPage(browser, address, { path: at, ready, width, height, scale = 1, theme, settings }) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme ?? 'light',
  });
  page.on('pageerror', (error) => console.error(`${at}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && console.error(`${at}: ${message.text()}`));
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
