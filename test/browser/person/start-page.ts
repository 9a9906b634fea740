import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../../src/boards/languages.js';
import { LANGUAGE_NAMES } from '../../../src/words/formats.js';
import type { Input } from './input.js';
import { beginning, textsOn, titleOf } from './texts.js';

/** On the start page: the button that starts the game on a board. */
export function playButton(page: Page, language: Language = 'en', board = 'nordic'): Locator {
  const { play } = textsOn(language).start;
  return page.getByRole('button', { name: beginning(play(titleOf(board, language))) });
}

/** On the start page: chooses a language, from buttons on a large screen and from a list on a small one. */
export async function chooseLanguage(page: Page, input: Input, language: Language): Promise<void> {
  const name = LANGUAGE_NAMES[language];
  const list = page.getByRole('combobox').filter({ has: page.locator(`option[lang=${language}]`) });
  if (await list.isVisible()) await input.select(list, name);
  else await input.press(page.getByRole('button', { name, exact: true }));
}

/** On the start page: chooses a language, no pauses for bots, and no confirming unless `confirms`. */
export async function chooseSettings(
  page: Page,
  input: Input,
  language: Language,
  confirms: boolean,
): Promise<void> {
  const { basics, settings } = textsOn(language);
  await chooseLanguage(page, input, language);
  await input.press(page.getByRole('button', { name: basics.settings, exact: true }));
  const dialog = page.getByRole('dialog', { name: settings.title });
  const none: [title: string, name: string][] = [
    [settings.bots, settings.atOnce],
    [settings.grace, settings.seconds(basics.number(0))],
    ...(confirms ? [] : [[settings.confirm, settings.confirmed.none] satisfies [string, string]]),
  ];
  for (const [title, name] of none) {
    const group = dialog.getByRole('group', { name: beginning(title) });
    await input.press(group.getByRole('button', { name, exact: true }));
  }
  await input.press(dialog.getByRole('button', { name: basics.close, exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

/** On the start page: chooses a board and two seats. Returns the choice of the second player. */
async function forTwo(page: Page, input: Input, language: Language, board: string): Promise<Locator> {
  const { start, levels } = textsOn(language);
  const [second = '', third = ''] = levels.navvy.bots;
  await input.choose(page.getByRole('radio', { name: beginning(titleOf(board, language)) }));
  const remove = page.getByRole('button', { name: start.remove(third), exact: true });
  if (await remove.isVisible()) await input.press(remove);
  return page.getByRole('combobox', { name: start.kindOf(second), exact: true });
}

/** On the start page: starts a game on a board against one quick bot. */
export async function startGame(page: Page, input: Input, language: Language, board: string): Promise<void> {
  const kind = await forTwo(page, input, language, board);
  await input.select(kind, textsOn(language).levels.apprentice.name);
  await input.press(playButton(page, language, board));
}

/** On the start page: starts a game on a board between two people with these names. */
export async function startHotSeatGame(
  page: Page,
  input: Input,
  language: Language,
  board: string,
  [first, second]: readonly [string, string],
): Promise<void> {
  const { start, basics } = textsOn(language);
  const kind = await forTwo(page, input, language, board);
  await input.select(kind, basics.person);
  await page.getByRole('textbox', { name: start.yourName, exact: true }).fill(first);
  await page.getByRole('textbox', { name: start.nameOf(2), exact: true }).fill(second);
  await input.press(playButton(page, language, board));
}
