/**
 * `npm run cards [BOARD …]`: a piece of every board as it is played, for the start page: src/boards/<id>/card.webp.
 * Routes, places and pieces are those of the page itself.
 */
import { writeFileSync } from 'node:fs';
import { withDevPage } from './dev-page.mjs';
import { bake } from './maps/bake.mjs';
import { openBrowser } from './browser.mjs';

/** What each card shows: the middle and the width, in board units, and how many in a hundred routes are owned. */
const VIEWS = {
  nordic: { at: [360, 1195], width: 560, owned: 30 },
  newyork: { at: [430, 560], width: 760, owned: 30 },
  amsterdam: { at: [480, 330], width: 640, owned: 34 },
  africa: { at: [430, 690], width: 620, owned: 26 },
};
const CARD = { width: 480, height: 457 };
const SMALL = { quality: 78, bytes: 26_000 };

const asked = process.argv.slice(2);
const ids = asked.length > 0 ? asked : Object.keys(VIEWS);
const browser = await openBrowser();
try {
  await withDevPage(async (openBoard) => {
    for (const id of ids) await takeCard(id, openBoard);
  });
} finally {
  await browser.close();
}

/** Clamps the start of a section so that it lies within the whole. */
function within(from, room, whole) {
  return Math.max(0, Math.min(whole - room, Math.round(from)));
}

async function takeCard(id, openBoard) {
  const { at, width, owned } = VIEWS[id];
  const page = await openBoard({ query: `board=${id}&theme=light&owned=${owned}`, width: 800, height: 800 });
  const frame = await page.evaluate(() =>
    globalThis.document.querySelector('svg[viewBox]').getAttribute('viewBox').split(' ').map(Number),
  );
  const zoom = CARD.width / width;
  const size = { width: Math.ceil(frame[2] * zoom), height: Math.ceil(frame[3] * zoom) };
  await page.setViewportSize(size);
  await page.addStyleTag({ content: '.names { display: none }' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  const shot = await page.screenshot({
    clip: {
      x: within((at[0] - frame[0]) * zoom - CARD.width / 2, CARD.width, size.width),
      y: within((at[1] - frame[1]) * zoom - CARD.height / 2, CARD.height, size.height),
      ...CARD,
    },
  });
  await page.close();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `<image href="data:image/png;base64,${shot.toString('base64')}" width="${CARD.width}" height="${CARD.height}"/></svg>`;
  const { data, quality } = await bake(browser, svg, { ...CARD, ...SMALL });
  writeFileSync(new URL(`../src/boards/${id}/card.webp`, import.meta.url), data);
  console.log(`${id}: ${data.length} bytes at quality ${quality}`);
}
