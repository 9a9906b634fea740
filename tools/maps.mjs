/**
 * `npm run maps`: draws the ground of each board from the committed sources and bakes it, as
 * src/boards/<id>/ground.webp, ground.json (what it covers, in board units) and card.webp for the start page.
 * Names of boards as arguments bake only these; `--svg FOLDER` leaves the drawings there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { amsterdamGround } from './maps/amsterdam.mjs';
import { bake } from './maps/bake.mjs';
import { EXTENTS, loadBoard } from './maps/boards.mjs';
import { openBrowser } from './maps/browser.mjs';
import { CARD, cardDrawing } from './maps/card.mjs';
import { africaGround } from './maps/africa.mjs';
import { newyorkGround } from './maps/newyork.mjs';
import { nordicGround } from './maps/nordic.mjs';

/** How it is drawn, pixels a unit, and what the card shows: the middle and the width, in board units. */
const BOARDS = {
  nordic: { draw: nordicGround, scale: 0.95, card: [330, 1205, 620] },
  newyork: { draw: newyorkGround, scale: 1.02, card: [410, 500, 880] },
  amsterdam: { draw: amsterdamGround, scale: 1.45, card: [590, 300, 760] },
  africa: { draw: africaGround, scale: 1, card: [430, 760, 720] },
};
const GROUND = { quality: 68, bytes: 170_000 };
const SMALL = { quality: 80, bytes: 12_400 };

const args = process.argv.slice(2);
const folder = args.includes('--svg') ? args.splice(args.indexOf('--svg'), 2)[1] : undefined;
const ids = args.length > 0 ? args : Object.keys(BOARDS);
const wrong = ids.find((id) => !(id in BOARDS));
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
  const { draw, scale, card } = BOARDS[id];
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
  const address = `data:image/webp;base64,${ground.data.toString('base64')}`;
  const small = await bake(browser, cardDrawing(board, address, card), { ...CARD, ...SMALL });
  writeFileSync(place('card.webp'), small.data);
  writeFileSync(place('ground.json'), `{ "x": ${x}, "y": ${y}, "width": ${width}, "height": ${height} }\n`);
  console.log(`${id}: ${size.width} × ${size.height}, ${tell('ground', ground)}, ${tell('card', small)}`);
}
