import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemAt } from '../../../src/engine/index.js';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { SCREENS, SETTINGS, SIZES } from '../../../tools/screen-list.mjs';
import { borrowBrowser } from '../shared-browser.js';
import { expectAccess } from './access.js';

const { width, height } = itemAt(SIZES, 0);

let pages: Awaited<ReturnType<typeof openDevPages>>;
beforeAll(async () => {
  pages = await openDevPages(await borrowBrowser());
});
afterAll(() => pages.close());

const shown = SCREENS.filter(({ alike }) => !alike);
test.each(shown.map((screen) => [screen.name, screen] as const))(
  'everyone can use the screen, light and dark: %s',
  async (name, { work, path, ready }) => {
    const errors: string[] = [];
    const onerror = (error: string): void => void errors.push(error);
    const page = await pages.openPage({ path, ready, width, height, settings: SETTINGS, onerror });
    await work?.(page);
    await expectAccess(page, name);
    expect(errors).toEqual([]);
  },
);
