import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/boards/languages.js';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SETTINGS } from '../../../tools/screen-list.mjs';

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages();
}, 60_000);
afterAll(() => pages.close());

/** What of a table's bars and sheets lies beyond the edges of the window. */
function beyondTheEdges(): string[] {
  const edge = 0.5;
  return [
    ...document.querySelectorAll(
      'main.table :is(button, a, input, h2, h3, p, strong, em, td, th, li, svg text)',
    ),
  ]
    .filter((it) => !it.closest('.board') && !it.closest('.heard-only'))
    .filter((it) => {
      const { left, right, width } = it.getBoundingClientRect();
      return width > 0 && (left < -edge || right > innerWidth + edge);
    })
    .map((it) => it.textContent.trim().slice(0, 40) || it.outerHTML.slice(0, 80));
}

const moments = [
  ['choosing tickets', '', '.ticket'],
  ['a turn', '&ahead=60', 'main.table[data-turn=mine]'],
  ['the count', '&ahead=5000', 'table'],
] as const;

test.each(LANGUAGES.flatMap((language) => moments.map((moment) => [language, ...moment] as const)))(
  'a narrow phone shows all of the table in %s: %s',
  { timeout: 60_000 },
  async (language, _, query, ready) => {
    const path = `dev/table.html?board=africa&players=5&language=${language}${query}`;
    const page = await pages.openPage({ path, ready, width: 360, height: 740, settings: SETTINGS });
    expect(await page.evaluate(beyondTheEdges)).toEqual([]);
    await page.close();
  },
);
