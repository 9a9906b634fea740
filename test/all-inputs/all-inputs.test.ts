import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/boards/languages.js';
import { boards } from '../kit/boards.js';
import { INPUTS, type InputName, playWholeGame } from '../browser/games/game.js';
import { announcedOn, expectedAnnouncements } from '../browser/person/announcements.js';
import { TestBrowser } from '../browser/test-browser.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

const games = boards
  .flatMap(({ id }) => (Object.keys(INPUTS) as InputName[]).map((input) => ({ board: id, input })))
  .map((game, i) => ({ ...game, language: LANGUAGES[i % LANGUAGES.length] ?? 'en' }));

test.each(games)(
  'a whole game of $board by $input, in $language',
  { timeout: 600_000 },
  async ({ board, input, language }) => {
    const { person, record } = await playWholeGame(browser, board, language, input);
    const expected = expectedAnnouncements(record, language);
    const announced = await announcedOn(person.page);
    expect(announced.filter((line) => expected.includes(line))).toEqual(expected);
    expect(browser.errors).toEqual([]);
    await person.page.context().close();
  },
);
