import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/boards/languages.js';
import { DEFAULT_NOUNS } from '../../../src/boards/nouns.js';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { filedGames } from '../../../tools/filed-games.mjs';
import { SETTINGS } from '../../../tools/screen-list.mjs';
import { DICTIONARIES } from '../../words/texts.js';
import { borrowBrowser } from '../shared-browser.js';

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages(await borrowBrowser());
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
  },
);

test('the results fit into 320 px in Danish, whose words are the longest', async () => {
  const { device } = DICTIONARIES.da(DEFAULT_NOUNS);
  const settings = { ...SETTINGS, language: 'da' };
  const page = await pages.openPage({ path: '', ready: 'fieldset img', width: 320, height: 568, settings });
  const file = { name: 'games.rallar', mimeType: 'application/json', buffer: Buffer.from(filedGames()) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(device.imported(3)).waitFor();
  await page.getByRole('button', { name: device.title, exact: true }).click();
  const tables = page.getByRole('dialog').locator('.tables');
  await tables.first().waitFor();
  const widths = await tables.evaluateAll((all) => all.map((it) => [it.scrollWidth, it.clientWidth]));
  for (const [needed = 0, given = 0] of widths) expect(needed).toBeLessThanOrEqual(given);
  expect(widths).toHaveLength(3);
});
