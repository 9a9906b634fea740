import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../test-browser.js';
import { announcedOn, expectedAnnouncements } from '../person/announcements.js';
import { playLastRounds, playWholeGame } from './game.js';

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
  const turns = announced.filter((line) => line === yourTurn(person.texts.table.asks.turn));
  expect(turns).toHaveLength(person.turns);
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
