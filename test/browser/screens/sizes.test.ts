import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boards } from '../../../src/boards/index.js';
import { lazyParts } from '../../../src/boards/lazy.js';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SCREENS, SETTINGS } from '../../../tools/screen-list.mjs';
import { beyondTheSides, CONTROLS, mapNames, smallTargets } from '../../../tools/screen-checks.mjs';

/** A small phone with its browser's bars, others, a phone on its side, and a tablet. */
const WINDOWS = [
  [375, 553],
  [390, 664],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;
/** What a finger hits. */
const LEAST_TARGET = 44;
const TEXTS = 'h1, h2, h3, p, td, th, li, strong';
/** The letters of names, in pixels; a little more where they are rounded to the screen. */
const LETTERS = [11.7, 18.3] as const;
const LONGEST_LEADER = 3.05;
/** A space of the first view, in pixels. */
const LEAST_SPACE = [13.9, 6.9] as const;

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages();
});
afterAll(() => pages.close());

/** What is wrong with the map's names and spaces. */
async function faultsOfMap(page: Page, board: string): Promise<string[]> {
  const { pixelsPerUnit, sizes, leaders } = await page.evaluate(mapNames);
  const art = await lazyParts[board]?.art();
  const [long = 0, wide = 0] = art?.drawing.space.map((size) => size * pixelsPerUnit) ?? [];
  return [
    ...(sizes.length === 0 ? ['no names'] : []),
    ...sizes.filter((size) => size < LETTERS[0] || size > LETTERS[1]).map((size) => `letters of ${size}`),
    ...leaders.filter((length) => length > LONGEST_LEADER).map((length) => `a leader of ${length} letters`),
    ...(long < LEAST_SPACE[0] || wide < LEAST_SPACE[1] ? [`spaces of ${long} × ${wide}`] : []),
  ];
}

test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
  'everything fits on phones and tablets, and under a finger: %s',
  async (name, { work, path, ready }) => {
    const page = await pages.openPage({
      path,
      ready,
      width: WINDOWS[0][0],
      height: WINDOWS[0][1],
      touch: true,
      settings: SETTINGS,
    });
    await work?.(page);
    const isBoard = boards.some(({ id }) => id === name);
    const faults: string[] = [];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      // The sheet settles, and the camera: names are placed when it rests.
      await page.waitForTimeout(isBoard ? 900 : 120);
      const found = [
        ...(await page.evaluate(smallTargets, [LEAST_TARGET, CONTROLS] as const)),
        ...(await page.evaluate(beyondTheSides, `${CONTROLS}, ${TEXTS}`)),
        ...(isBoard ? await faultsOfMap(page, name) : []),
      ];
      faults.push(...found.map((it) => `${width} × ${height}: ${it}`));
    }
    await page.close();
    expect(faults).toEqual([]);
  },
);
