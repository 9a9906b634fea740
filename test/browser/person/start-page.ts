import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../../src/boards/languages.js';
import { LANGUAGE_NAMES } from '../../../src/words/formats.js';
import type { Input } from './input.js';
import { beginning, textsOn, titleOf } from './texts.js';

/** On the start page: chooses a language, no pauses for bots, and no confirming unless `confirms`. */
export async function chooseSettings(
  page: Page,
  input: Input,
  language: Language,
  confirms: boolean,
): Promise<void> {
  const { basics, settings } = textsOn(language);
  await input.press(page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true }));
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
  const { start, basics } = textsOn(language);
  await input.choose(page.getByRole('radio', { name: beginning(titleOf(board, language)) }));
  const third = page.getByRole('button', { name: start.remove(`${basics.bot} 3`), exact: true });
  if (await third.isVisible()) await input.press(third);
  return page.getByRole('group', { name: start.kindOf(`${basics.bot} 2`), exact: true });
}

/** On the start page: starts a game on a board against one quick bot. */
export async function startGame(page: Page, input: Input, language: Language, board: string): Promise<void> {
  const { start, levels } = textsOn(language);
  const kind = await forTwo(page, input, language, board);
  await input.press(kind.getByRole('button', { name: levels.apprentice.name, exact: true }));
  await input.press(page.getByRole('button', { name: start.start, exact: true }));
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
  await input.press(kind.getByRole('button', { name: basics.person, exact: true }));
  await page.getByRole('textbox', { name: start.yourName, exact: true }).fill(first);
  await page.getByRole('textbox', { name: start.nameOf(2), exact: true }).fill(second);
  await input.press(page.getByRole('button', { name: start.start, exact: true }));
}
