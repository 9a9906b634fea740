/**
 * `npm run maps`: draws the ground of each board from the committed sources and bakes it, as
 * src/boards/<id>/ground.webp and ground.json (what it covers, in board units). `npm run cards` is for the start page's pictures.
 * Names of boards as arguments bake only these; `--svg FOLDER` leaves the drawings there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { amsterdamGround } from './maps/amsterdam.mjs';
import { bake } from './maps/bake.mjs';
import { EXTENTS, loadBoard } from './maps/boards.mjs';
import { openBrowser } from './browser.mjs';
import { africaGround } from './maps/africa.mjs';
import { newyorkGround } from './maps/newyork.mjs';
import { nordicGround } from './maps/nordic.mjs';

/** How it is drawn, and pixels a unit. */
const BOARDS = {
  nordic: { draw: nordicGround, scale: 0.95 },
  newyork: { draw: newyorkGround, scale: 1.02 },
  amsterdam: { draw: amsterdamGround, scale: 1.45 },
  africa: { draw: africaGround, scale: 1 },
};
const GROUND = { quality: 68, bytes: 170_000 };

const args = process.argv.slice(2);
const folder = args.includes('--svg') ? args.splice(args.indexOf('--svg'), 2)[1] : undefined;
const ids = args.length > 0 ? args : Object.keys(BOARDS);
const wrong = ids.find((id) => !Object.hasOwn(BOARDS, id));
if (wrong) throw new Error(`No board ${wrong}: there are ${Object.keys(BOARDS).join(', ')}.`);

const browser = await openBrowser();
try {
  for (const id of ids) await bakeBoard(id);
} finally {
  await browser.close();
}

function tell(name, { data, quality }) {
  return `${name} ${data.length} bytes at quality ${quality}`;
}

async function bakeBoard(id) {
  const { draw, scale } = BOARDS[id];
  const board = await loadBoard(id);
  const [x, y, width, height] = EXTENTS[id];
  const svg = draw(board);
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${id}.svg`), svg);
  }
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const ground = await bake(browser, svg, { ...size, ...GROUND });
  const place = (file) => new URL(`../src/boards/${id}/${file}`, import.meta.url);
  writeFileSync(place('ground.webp'), ground.data);
  writeFileSync(place('ground.json'), `{ "x": ${x}, "y": ${y}, "width": ${width}, "height": ${height} }\n`);
  console.log(`${id}: ${size.width} × ${size.height}, ${tell('ground', ground)}`);
}
