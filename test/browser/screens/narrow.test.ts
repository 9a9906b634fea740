import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/boards/languages.js';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SETTINGS } from '../../../tools/screen-list.mjs';

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages();
});
afterAll(() => pages.close());

const WIDTH = 360;
const CHECKED = 'button, a, input, h2, h3, p, strong, em, td, th, li, svg text';

/** The elements of a table's bars and sheets that overflow the window. */
function beyondTheEdges(page: Page): Promise<string[]> {
  return page.locator(`main.table :is(${CHECKED})`).evaluateAll(
    (all, width) =>
      all
        .filter((it) => {
          const box = it.getBoundingClientRect();
          const isOut = box.left < -0.5 || box.right > width + 0.5;
          return isOut && box.width > 0 && !it.closest('.board, .visually-hidden');
        })
        .map((it) => it.outerHTML.slice(0, 120)),
    WIDTH,
  );
}

const moments = [
  ['choosing tickets', '', '.ticket'],
  ['a turn', '&ahead=60&until=turn', 'main.table[data-turn=mine]'],
  ['the score', '&ahead=5000', '.score'],
] as const;

test.each(LANGUAGES.flatMap((language) => moments.map((moment) => [language, ...moment] as const)))(
  'a narrow phone shows all of the table in %s: %s',
  async (language, _, query, ready) => {
    const path = `dev/table.html?board=africa&players=5&language=${language}${query}`;
    const page = await pages.openPage({ path, ready, width: WIDTH, height: 740, settings: SETTINGS });
    expect(await beyondTheEdges(page)).toEqual([]);
    await page.close();
  },
);
