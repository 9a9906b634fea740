import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boards } from '../../../src/boards/index.js';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SCREENS, SETTINGS, SIZES } from '../../../tools/screen-list.mjs';

/** What of a page is looked at. */
interface Context {
  include?: readonly string[];
  exclude?: readonly string[];
}

/** The checker as it stands in the page. */
declare const axe: {
  run(
    context: Context,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What nobody can reach, and what is looked at already: the board, where it is not what is shown, and lines of the log like those before. */
const leftOut = (screen: string): string[] => {
  const always = ['[inert]', '#log li:nth-child(n + 6)'];
  return boards.some(({ id }) => id === screen) ? always : ['.board', ...always];
};

/** What the checker finds wrong. */
async function faultsOn(page: Page, context: Context, options: object): Promise<string[]> {
  const { violations } = await page.evaluate(([where, how]) => axe.run(where, how), [
    context,
    options,
  ] as const);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** What a screen reader would stumble over: names with a gap before a mark, and questions that can’t be told apart. */
async function stumblesOn(page: Page): Promise<string[]> {
  const spoken = await page.locator('body').ariaSnapshot();
  const names = [...spoken.matchAll(/(?:button|link) "(.*?)"/g)].map(([, name]) => name ?? '');
  const gaps = names.filter((name) => / [:;,.]/.test(name));
  const questions = names.filter((name) => name.startsWith('Why?'));
  return [...gaps, ...questions.filter((name, i) => questions.indexOf(name) !== i)];
}

/** Nobody is shut out of any screen of a size, by light or in the dark. */
export function testScreens(sizeName: string): void {
  const size = SIZES.find(({ name }) => name === sizeName);
  if (!size) throw new Error(`no screen is called ${sizeName}`);
  const { width, height } = size;
  const shown = SCREENS.filter(({ alike }) => !alike || size === SIZES[SIZES.length - 1]);

  let pages: Awaited<ReturnType<typeof openDevPages>>;
  beforeAll(async () => {
    pages = await openDevPages();
  }, 60_000);
  afterAll(() => pages.close());

  test.each(shown.map((screen) => [screen.name, screen] as const))(
    'nobody is shut out, by light or in the dark: %s',
    { timeout: 60_000 },
    async (_, { name, work, path, ready }) => {
      const errors: string[] = [];
      const onerror = (error: string): void => void errors.push(error);
      const page = await pages.openPage({ path, ready, width, height, settings: SETTINGS, onerror });
      await work?.(page);
      await page.evaluate(checker);
      const whole = { exclude: leftOut(name) };
      expect(await faultsOn(page, whole, { rules: { 'color-contrast': { enabled: false } } })).toEqual([]);
      expect(await stumblesOn(page)).toEqual([]);
      // What lies behind a panel is shaded on purpose.
      const part =
        (await page.locator('dialog[aria-modal=true]').count()) > 0
          ? { include: ['dialog[aria-modal=true]'] }
          : whole;
      // The contrast check asks what lies under every letter, and behind the panels that is the whole board.
      if (whole.exclude.includes('.board')) await page.addStyleTag({ content: '.board { display: none }' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faultsOn(page, part, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual(
          [],
        );
      }
      await page.close();
      expect(errors).toEqual([]);
    },
  );
}
