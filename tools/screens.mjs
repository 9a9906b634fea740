/**
 * `npm run screens [NAME …]`: pictures of every screen and board, large and small, light and dark, into the folder screens.
 * With names, only those boards or screens.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDevPage } from './dev-page.mjs';
import { SCREENS, SETTINGS, SIZES } from './screen-list.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.join(root, 'screens');
const asked = process.argv.slice(2);
const unknown = asked.filter((it) => SCREENS.every(({ name }) => name !== it));
if (unknown.length > 0) {
  console.error(
    `No screen is called ${unknown.join(', ')}. There are: ${SCREENS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const wanted = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name));

fs.mkdirSync(out, { recursive: true });
await withDevPage(async (_openBoard, openPage) => {
  for (const { name, work, ...page } of wanted) {
    for (const { name: size, ...room } of SIZES) {
      for (const theme of ['light', 'dark']) {
        const opened = await openPage({ ...page, ...room, theme, settings: SETTINGS });
        await work?.(opened);
        await opened.waitForLoadState('networkidle');
        await opened.waitForTimeout(700);
        await opened.screenshot({ path: path.join(out, `${name}-${size}-${theme}.png`) });
        await opened.close();
      }
    }
  }
});
