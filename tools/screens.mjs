/** `npm run screens [BOARD …]`: pictures of every board, large and small, light and dark, into the folder screens. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDevPage } from './dev-page.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.join(root, 'screens');
/** The parts of the window that panels will cover are left free. */
const SIZES = [
  { name: 'desktop', width: 1440, height: 900, covered: 'left=312&right=312&top=58&bottom=16' },
  { name: 'phone', width: 390, height: 844, scale: 2, covered: 'top=104&bottom=320' },
];

const all = fs
  .readdirSync(path.join(root, 'src/boards'))
  .filter((name) => fs.existsSync(path.join(root, 'src/boards', name, 'drawing.ts')));
const boards = process.argv.length > 2 ? process.argv.slice(2) : all;

fs.mkdirSync(out, { recursive: true });
await withDevPage(async (openBoard) => {
  for (const board of boards) {
    for (const { name, covered, ...size } of SIZES) {
      for (const theme of ['light', 'dark']) {
        const page = await openBoard({ query: `board=${board}&theme=${theme}&${covered}`, ...size });
        await page.screenshot({ path: path.join(out, `${board}-${name}-${theme}.png`) });
        await page.close();
      }
    }
  }
});
