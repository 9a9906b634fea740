import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openBrowser } from './maps/browser.mjs';

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
    await work((options) => openBoard(browser, server.resolvedUrls.local[0], options));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A page with one board, once it is drawn; errors on it are printed. */
async function openBoard(browser, address, { query, width, height, scale = 1 }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  page.on('pageerror', (error) => console.error(`${query}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && console.error(`${query}: ${message.text()}`));
  await page.goto(`${address}dev/boards.html?${query}`);
  await page.waitForSelector('[data-route]');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page;
}
