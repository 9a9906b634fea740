/** `npm run screenshots`: the pictures in the page's manifest, from real screens: src/client/public/screenshots. */
import fs from 'node:fs';
import { openBrowser } from './browser.mjs';
import { withDevPage } from './dev-page.mjs';
import { bake } from './maps/bake.mjs';
import { SETTINGS } from './screen-list.mjs';
import { SCREENSHOTS } from './screenshot-list.mjs';

const folder = new URL('../src/client/public/screenshots/', import.meta.url);
const SMALL = { quality: 75, bytes: 75_000 };

fs.mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
try {
  await withDevPage(async (_openBoard, openPage) => {
    for (const shot of SCREENSHOTS) await take(shot, openPage);
  });
} finally {
  await browser.close();
}

async function take({ name, ...screen }, openPage) {
  const page = await openPage({ ...screen, settings: SETTINGS });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
  const shot = await page.screenshot();
  await page.close();
  const size = { width: screen.width * screen.scale, height: screen.height * screen.scale };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
    `<image href="data:image/png;base64,${shot.toString('base64')}" width="${size.width}" height="${size.height}"/></svg>`;
  const { data, quality } = await bake(browser, svg, { ...size, ...SMALL });
  fs.writeFileSync(new URL(`${name}.webp`, folder), data);
  console.log(`${name}: ${data.length} bytes at quality ${quality}`);
}
