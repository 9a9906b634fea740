import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boards } from '../../../src/boards/index.js';

/** The part of a page to check. */
interface Context {
  include?: readonly string[];
  exclude?: readonly string[];
}

/** axe-core, loaded into the page. */
declare const axe: {
  run(
    context: Context,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

declare const document: { getAnimations(): { finished: Promise<unknown> }[] };

/** The checker's source, to be evaluated in a page. */
export const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Left out of every check: what can't be reached, and log lines like those before them.
 * The board is checked on the screens of the boards alone.
 */
const leftOut = (screen: string): string[] => {
  const always = ['[inert]', '#log li:nth-child(n + 6)'];
  return boards.some(({ id }) => id === screen) ? always : ['.board', ...always];
};

/** Runs the checker and returns what it finds wrong. */
export async function faultsOn(page: Page, context: Context, options: object): Promise<string[]> {
  const { violations } = await page.evaluate(([where, how]) => axe.run(where, how), [
    context,
    // Without this it works out a selector for every element that passes, which takes most of its time.
    { ...options, resultTypes: ['violations'] },
  ] as const);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Names that a screen reader would read badly: a space before a mark, or two questions with one name. */
async function stumblesOn(page: Page): Promise<string[]> {
  const spoken = await page.locator('body').ariaSnapshot();
  const names = [...spoken.matchAll(/(?:button|link) "(.*?)"/g)].map(([, name]) => name ?? '');
  const gaps = names.filter((name) => / [:;,.]/.test(name));
  const questions = names.filter((name) => name.startsWith('Why?'));
  return [...gaps, ...questions.filter((name, i) => questions.indexOf(name) !== i)];
}

/** Text that has too little contrast, in the light or the dark theme. */
async function faintTextOn(page: Page, whole: Context): Promise<string[]> {
  // What lies behind a panel is shaded on purpose.
  const panel = 'dialog[aria-modal=true]';
  const part = (await page.locator(panel).count()) > 0 ? { include: [panel] } : whole;
  // The checker can't judge text over the map's picture, and takes long to find that out; test/style tests its colours.
  await page.addStyleTag({ content: '.board { display: none }' });
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The contrast of a colour in the middle of a transition means nothing.
    await page.evaluate(async () => {
      const transitions = document.getAnimations().filter((it) => it.constructor.name === 'CSSTransition');
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    });
    faults.push(...(await faultsOn(page, part, { runOnly: { type: 'rule', values: ['color-contrast'] } })));
  }
  return faults;
}

/** Expects that everyone can use a screen, light and dark. It hides the board, so it comes last. */
export async function expectAccess(page: Page, screen: string): Promise<void> {
  await page.evaluate(checker);
  const whole = { exclude: leftOut(screen) };
  expect(await faultsOn(page, whole, { rules: { 'color-contrast': { enabled: false } } })).toEqual([]);
  expect(await stumblesOn(page)).toEqual([]);
  expect(await faintTextOn(page, whole)).toEqual([]);
}
