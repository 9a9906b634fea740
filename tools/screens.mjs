/**
 * `npm run screens [BOARD …]`: pictures of every board, large and small, light and dark, into the folder screens.
 * They are made from the page's sources by a server of its own, in the machine's Chromium.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openBrowser } from './maps/browser.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.join(root, 'screens');
const SIZES = [
  ['desktop', 1440, 900, 'left=312&right=312&top=58&bottom=16'],
  ['phone', 390, 844, 'top=104&bottom=320'],
];
const boards = fs.readdirSync(path.join(root, 'src/boards')).filter((name) => {
  return fs.existsSync(path.join(root, 'src/boards', name, 'drawing.ts'));
});
const asked = process.argv.slice(2);

fs.mkdirSync(out, { recursive: true });
const server = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  root: path.join(root, 'src/client'),
  logLevel: 'error',
});
await server.listen();
const browser = await openBrowser();
try {
  const address = server.resolvedUrls.local[0];
  for (const board of asked.length > 0 ? asked : boards) {
    for (const [name, width, height, more] of SIZES) {
      for (const theme of ['light', 'dark']) await picture(address, board, name, width, height, more, theme);
    }
  }
} finally {
  await browser.close();
  await server.close();
}

async function picture(address, board, name, width, height, more, theme) {
  const scale = name === 'phone' ? 2 : 1;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  page.on('pageerror', (error) => console.error(`${board}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && console.error(`${board}: ${message.text()}`));
  await page.goto(`${address}dev/boards.html?board=${board}&theme=${theme}&${more}`);
  await page.waitForSelector('[data-route]');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(out, `${board}-${name}-${theme}.png`) });
  await page.close();
}
