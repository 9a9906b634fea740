import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardBlurbs } from '../../../src/boards/blurbs.js';
import { LANGUAGES, type Language } from '../../../src/boards/languages.js';
import { lazyParts } from '../../../src/boards/lazy.js';
import type { RuleText } from '../../../src/boards/parts.js';
import { aboutIn } from '../../../src/client/about/texts.js';
import { lessonsIn } from '../../../src/client/guide/texts/index.js';
import { topicTextsIn } from '../../../src/client/rules/topics/texts/index.js';
import { LANGUAGE_NAMES } from '../../../src/words/formats.js';
import { boardOf } from '../../kit/boards.js';
import { DICTIONARIES } from '../../words/texts.js';
import { playButton } from '../person/start-page.js';
import { SIZES, TestBrowser } from '../test-browser.js';

/** The part of the platform that is used here. */
declare const history: { state: { layers: number } | null };

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

/** Opens the start page on a new device whose browser speaks this language. */
function openStart(locale: string): Promise<Page> {
  return browser.visit({ ...SIZES.desktop, locale });
}

function nordic() {
  const blurb = boardBlurbs['nordic'];
  if (!blurb) throw new Error('no such board');
  return blurb;
}

async function nordicRules(): Promise<RuleText[]> {
  return (await lazyParts['nordic']?.rules.nb()) ?? [];
}

const words = (language: Language) => DICTIONARIES[language](nordic().nouns);

test('the page speaks the language of the browser, and any other at a click', async () => {
  const page = await openStart('is-IS');
  const spoken = async () => page.locator('html').getAttribute('lang');
  expect(await spoken()).toBe('is');
  for (const language of LANGUAGES) {
    const { basics } = words(language);
    await page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true }).click();
    await playButton(page, language).waitFor();
    expect(await spoken()).toBe(language);
    await page.getByText(nordic().line[language]).first().waitFor();
    await page.getByRole('button', { name: basics.about }).click();
    const { unaffiliated } = await aboutIn(language);
    const dialog = page.getByRole('dialog', { name: basics.about });
    await dialog.getByText(unaffiliated.text).waitFor();
    await dialog.getByRole('button', { name: basics.close }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page.context().close();
  expect(browser.errors).toEqual([]);
});

test('a guided game teaches, and its rules are one key away', async () => {
  const page = await openStart('nb-NO');
  const { start, rules, basics, table } = words('nb');
  const { says, name, got, leave } = await lessonsIn('nb', nordic().nouns);
  const book = await nordicRules();
  const topics = await topicTextsIn('nb', boardOf('nordic').facts, nordic().nouns);
  const spoken = { route: '', keep: 2, standIn: 0, lastRoundAt: 2 };
  await page.getByRole('button', { name: start.guided }).first().click();
  const guide = page.getByRole('region', { name, exact: true });
  await guide.getByRole('heading', { name: says.welcome(spoken)[0] }).waitFor();
  await guide.getByRole('button', { name: got }).click();
  await guide.getByText(says.tickets(spoken)[1]).waitFor();

  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog', { name: rules.of(nordic().title.nb) });
  const found = book.filter(({ text }) => /murmansk/i.test(text)).length;
  await dialog.getByRole('searchbox').fill('MURMANSK lieksa');
  await dialog.getByText(rules.found(found)).waitFor();
  expect(await dialog.getByRole('region').count()).toBe(found);
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByRole('button', { name: topics.law }).click();
  await dialog.getByRole('region', { name: /N9$/ }).waitFor();
  await dialog
    .getByRole('region', { name: /N2$/ })
    .getByRole('link', { name: rules.clause('N3') })
    .click();
  expect(await page.locator(':focus').getAttribute('id')).toBe('clause-N3');
  expect(page.url()).toMatch(/#table\/[^/]+$/);
  await dialog.getByRole('button', { name: basics.close }).click();
  await dialog.waitFor({ state: 'detached' });

  // Closing takes its entry off the history, which a reload would cut short.
  await page.waitForFunction(() => (history.state?.layers ?? 0) === 0);
  await page.reload();
  await guide.getByText(says.tickets(spoken)[1]).waitFor();
  // Doing what the guide asks for leads to its next lesson.
  const choice = page.getByRole('region', { name: table.asks.opening });
  for (const i of [0, 1]) await choice.getByRole('listitem').nth(i).getByRole('button').click();
  await choice.getByRole('button', { name: table.keepTickets(2, 0) }).click();
  await guide.getByText(says.cards(spoken)[1]).waitFor();
  await page.getByRole('button', { name: table.drawCard }).click();
  await guide.getByText(says.second(spoken)[1]).waitFor();
  await guide.getByRole('button', { name: leave }).click();
  await guide.waitFor({ state: 'detached' });
  await page.context().close();
  expect(browser.errors).toEqual([]);
});
