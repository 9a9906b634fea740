import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../../src/boards/languages.js';
import { LANGUAGE_NAMES } from '../../../src/words/formats.js';
import type { Hands } from './hands.js';
import { beginning, textsOn, titleOf } from './texts.js';

/** On the start page: speaks a language, lets bots act without a pause, and who is not to be asked sets that, too. */
export async function settle(page: Page, hands: Hands, language: Language, asked: boolean): Promise<void> {
  const { basics, settings } = textsOn(language);
  await hands.press(page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true }));
  await hands.press(page.getByRole('button', { name: basics.settings, exact: true }));
  const dialog = page.getByRole('dialog', { name: settings.title });
  const none = [
    [settings.bots, settings.atOnce],
    [settings.grace, settings.seconds(basics.number(0))],
    ...(asked ? [] : [[settings.confirm, settings.confirmed.none]]),
  ];
  for (const [title, name] of none) {
    const group = dialog.getByRole('group', { name: beginning(title) });
    await hands.press(group.getByRole('button', { name, exact: true }));
  }
  await hands.press(dialog.getByRole('button', { name: basics.close, exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

/** On the start page: takes a board for two, and gives the choice of who sits on the second seat. */
async function forTwo(page: Page, hands: Hands, language: Language, board: string): Promise<Locator> {
  const { start, basics } = textsOn(language);
  await hands.choose(page.getByRole('radio', { name: beginning(titleOf(board, language)) }));
  const third = page.getByRole('button', { name: start.remove(`${basics.bot} 3`), exact: true });
  if (await third.isVisible()) await hands.press(third);
  return page.getByRole('group', { name: start.kindOf(`${basics.bot} 2`), exact: true });
}

/** On the start page: takes a board, one quick bot to play with, and starts. */
export async function begin(page: Page, hands: Hands, language: Language, board: string): Promise<void> {
  const { start, levels } = textsOn(language);
  const kind = await forTwo(page, hands, language, board);
  await hands.press(kind.getByRole('button', { name: levels.apprentice.name, exact: true }));
  await hands.press(page.getByRole('button', { name: start.start, exact: true }));
}

/** On the start page: takes a board, seats two people by these names, and starts. */
export async function beginTogether(
  page: Page,
  hands: Hands,
  language: Language,
  board: string,
  [first, second]: readonly [string, string],
): Promise<void> {
  const { start, basics } = textsOn(language);
  const kind = await forTwo(page, hands, language, board);
  await hands.press(kind.getByRole('button', { name: basics.person, exact: true }));
  await page.getByRole('textbox', { name: start.yourName, exact: true }).fill(first);
  await page.getByRole('textbox', { name: start.nameOf(2), exact: true }).fill(second);
  await hands.press(page.getByRole('button', { name: start.start, exact: true }));
}
