/** `npm run icons`: the icon of the page in the sizes that systems ask for, from its one drawing. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';

const folder = fileURLToPath(new URL('../src/client/public', import.meta.url));
const drawing = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');

/** Systems mask the maskable icon and show Apple's as it is, so both fill their square. */
const ICONS = [
  { name: 'icon-192.png', size: 192, fill: 'none', share: 1 },
  { name: 'icon-512.png', size: 512, fill: 'none', share: 1 },
  { name: 'icon-mask-512.png', size: 512, fill: '#21535b', share: 1 },
  { name: 'apple-touch-icon.png', size: 180, fill: '#21535b', share: 1.05 },
];

const browser = await openBrowser();
for (const { name, size, fill, share } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // Without its frame the drawing bleeds on all sides.
  const framed = fill === 'none';
  const shown = framed
    ? drawing
    : drawing.replace(/<rect[^>]* stroke=.*\n/, '').replace('clip-path=', 'class=');
  const body = `margin:0;height:100vh;overflow:hidden;background:${framed ? 'none' : fill}`;
  const svg = `position:absolute;inset:50%;width:${size * share}px;translate:-50% -50%;overflow:visible`;
  await page.setContent(`<body style="${body}">${shown.replace('<svg ', `<svg style="${svg}" `)}`);
  await page.screenshot({ path: path.join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
