import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../test-browser.js';
import { announcedOn, expectedAnnouncements } from '../person/announcements.js';
import { lateGame } from '../person/late-game.js';
import { openGame, playLastRounds, playWholeGame } from './game.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

test('a whole game of newyork by keyboard alone, in da, all of it announced', async () => {
  const { person, record, winner } = await playWholeGame(browser, 'newyork', 'da', 'keyboard');
  const announced = await announcedOn(person.page);
  // Every entry, once and in order.
  const expected = expectedAnnouncements(record, 'da');
  expect(announced.filter((line) => expected.includes(line))).toEqual(expected);
  const { yourTurn } = person.texts.reading;
  const prompts = announced.filter((line) => line.startsWith(`${person.texts.table.yourTurn}.`));
  expect(prompts).toHaveLength(person.turns);
  // What a turn offers is said in the first three rounds only.
  const explained = yourTurn(person.texts.table.asks.turn);
  expect(prompts.slice(0, 3)).toEqual([explained, explained, explained]);
  expect(prompts.slice(3).filter((line) => line === explained)).toEqual([]);
  // The winner and all scores.
  expect(announced.filter((line) => line.startsWith(`${winner}. `) && /\d/.test(line))).toHaveLength(1);
  expect(browser.errors).toEqual([]);
});

test.each([
  ['nordic', 'is'],
  ['amsterdam', 'sv'],
  ['africa', 'nb'],
] as const)('the last rounds of a saved game of %s by keyboard, in %s', async (board, language) => {
  await playLastRounds(browser, board, language, 'keyboard');
  expect(browser.errors).toEqual([]);
});

test('by keyboard: C, Enter, Enter claims; undo has its time; keys read; shortcuts go off; resign ends the game', async () => {
  const person = await openGame(browser, 'newyork', 'en', 'keyboard', lateGame('newyork', 8));
  const { page, texts } = person;
  const { event } = await person.waitAfter(-1);
  const claim = async () => {
    for (const key of ['c', 'Enter', 'Enter']) await page.keyboard.press(key);
  };
  const hear = async (key: string, told: RegExp) => {
    await page.keyboard.press(key);
    await expect.poll(async () => (await announcedOn(page)).at(-1)).toMatch(told);
  };
  await hear('f', /^Face-up cards: /);
  await hear('m', /^(Your hand|No cards)/);
  await hear('k', /^Your tickets: /);
  await hear('w', /Missing routes: .* spaces?|completed|no longer possible/);

  // The bots wait for an undo, and don't when told so.
  await claim();
  const undo = page.getByRole('button', { name: texts.table.undoWait('4 s') });
  await undo.waitFor();
  expect((await announcedOn(page)).filter((line) => line.startsWith('You claimed'))).toHaveLength(1);
  await page.keyboard.press('u');
  await undo.waitFor({ state: 'detached' });
  await person.waitAfter(-1);
  await claim();
  await undo.waitFor();
  await page.keyboard.press('n');
  await undo.waitFor({ state: 'detached', timeout: 3000 });
  const after = await person.waitAfter(event);
  await hear('v', /^Player 2 /);

  // Without single keys, they do nothing.
  await page.keyboard.press('?');
  await person.input.press(page.getByRole('button', { name: texts.settings.changeKeys }));
  const settings = page.getByRole('dialog', { name: texts.settings.title });
  const modes = settings.getByRole('group', { name: new RegExp(`^${texts.settings.shortcuts}`) });
  await person.input.press(modes.getByRole('button', { name: texts.settings.shortcutModes.off }));
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await page.keyboard.press('f');
  expect((await person.waitAfter(-1)).event).toBe(after.event);

  // Resigning is asked about, with the focus on playing on.
  await person.input.press(page.getByRole('button', { name: texts.basics.menu, exact: true }));
  await person.input.press(page.getByRole('button', { name: texts.leaving.resign, exact: true }));
  await person.input.press(page.getByRole('button', { name: texts.leaving.resignYes, exact: true }));
  expect((await person.waitAfter(after.event)).phase).toBe('over');
  await expect.poll(() => announcedOn(page)).toContain('You resigned.');
  expect(browser.errors).toEqual([]);
});
