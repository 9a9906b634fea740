import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boards } from '../../../src/boards/index.js';
import { lazyParts } from '../../../src/boards/lazy.js';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SCREENS, SETTINGS } from '../../../tools/screen-list.mjs';
import { beyondTheSides, CONTROLS, mapNames, smallTargets } from '../../../tools/screen-checks.mjs';
import { borrowBrowser } from '../shared-browser.js';
import { expectAccess } from './access.js';

/** A small phone with its browser's bars, others, a phone on its side, and a tablet. */
const WINDOWS = [
  [375, 553],
  [390, 664],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;
/** In this window everyone must be able to use it, light and dark. */
const CHECKED_FOR_ACCESS = WINDOWS[2];
const FIRST = { width: WINDOWS[0][0], height: WINDOWS[0][1] };
const DEVICE = { touch: true, settings: SETTINGS };
/** The camera rests when it has stood still for 140 ms, and names are placed then. */
const CAMERA_RESTS_MS = 250;
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
  pages = await openDevPages(await borrowBrowser());
});
afterAll(() => pages.close());

/** The parts of the platform that are used here. */
declare const document: { querySelectorAll: (selector: string) => Iterable<Box> };
declare const requestAnimationFrame: (act: (now: number) => void) => void;
interface Box {
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
}

/** Waits until what is checked has kept its place for some frames, and for `ms` milliseconds. */
function untilStill(page: Page, ms: number): Promise<void> {
  return page.evaluate(
    async ([selector, least]) => {
      const places = () =>
        Array.from(document.querySelectorAll(selector), (it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return [x, y, width, height].join();
        }).join(';');
      let since = 0;
      let last = '';
      for (let frames = 0; ; frames++) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        const next = places();
        if (next !== last) [since, frames] = [now, 0];
        else if (frames > 3 && now - since >= least) return;
        last = next;
      }
    },
    [`${CONTROLS}, ${TEXTS}, .board g.names > *`, ms] as const,
  );
}

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
  'everything fits on phones and tablets and under a finger, and everyone can use it: %s',
  async (name, { work, path, ready }) => {
    const errors: string[] = [];
    const onerror = (error: string): void => void errors.push(error);
    const page = await pages.openPage({ path, ready, ...FIRST, ...DEVICE, onerror });
    await work?.(page);
    const isBoard = boards.some(({ id }) => id === name);
    const faults: string[] = [];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await untilStill(page, isBoard ? CAMERA_RESTS_MS : 0);
      const found = [
        ...(await page.evaluate(smallTargets, [LEAST_TARGET, CONTROLS] as const)),
        ...(await page.evaluate(beyondTheSides, `${CONTROLS}, ${TEXTS}`)),
        ...(isBoard ? await faultsOfMap(page, name) : []),
      ];
      faults.push(...found.map((it) => `${width} × ${height}: ${it}`));
    }
    expect(faults).toEqual([]);
    const [across, down] = CHECKED_FOR_ACCESS;
    await page.setViewportSize({ width: across, height: down });
    await expectAccess(page, name);
    expect(errors).toEqual([]);
  },
);
