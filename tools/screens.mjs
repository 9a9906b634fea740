/**
 * `npm run screens [NAME …]`: pictures of every screen and board, large and small, light and dark, into the folder screens.
 * Names of boards or of screens take only those.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDevPage } from './dev-page.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.join(root, 'screens');
const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844, scale: 2 },
];
const MINE = 'main.table[data-turn=mine]';

const boards = fs
  .readdirSync(path.join(root, 'src/boards'))
  .filter((name) => fs.existsSync(path.join(root, 'src/boards', name, 'drawing.ts')));
const [first] = boards.slice(-1);

/** What is shown, and what is done before the picture is taken. */
const SCREENS = [
  { name: 'start', path: '', ready: 'fieldset img' },
  ...boards.map((board) => ({ name: board, path: table(board, 'ahead=60&players=5'), ready: MINE })),
  { name: 'tickets', path: table(first, ''), ready: '.ticket' },
  { name: 'claim', path: table(first, 'ahead=60'), ready: MINE, work: claim },
  {
    name: 'tunnel',
    path: table(first, 'ahead=20&seed=2&until=tunnel'),
    ready: 'main[data-phase=tunnel]',
  },
  { name: 'text', path: table(first, 'ahead=60'), ready: MINE, work: (page) => page.keyboard.press('b') },
  { name: 'keys', path: table(first, 'ahead=60'), ready: MINE, work: (page) => page.keyboard.press('?') },
  { name: 'curtain', path: table(first, 'people=2'), ready: '[aria-modal]' },
  { name: 'end', path: table(first, 'ahead=5000'), ready: 'table' },
];

function table(board, query) {
  return `dev/table.html?board=${board}&${query}`;
}

async function claim(page) {
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
}

const asked = process.argv.slice(2);
const wanted = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name));

fs.mkdirSync(out, { recursive: true });
await withDevPage(async (_openBoard, openPage) => {
  for (const { name, work, ...page } of wanted) {
    for (const { name: size, ...room } of SIZES) {
      for (const theme of ['light', 'dark']) {
        const settings = { motion: 'none', language: 'en', confirm: true };
        const opened = await openPage({ ...page, ...room, theme, settings });
        await work?.(opened);
        await opened.waitForTimeout(700);
        await opened.screenshot({ path: path.join(out, `${name}-${size}-${theme}.png`) });
        await opened.close();
      }
    }
  }
});
