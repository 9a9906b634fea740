import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stand } from '../stand.js';
import { heardOn, storyOf } from '../person/told.js';
import { lastRounds, wholeGame } from './game.js';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

test('a whole game of newyork by keyboard alone, in da, that is told aloud', async () => {
  const { person, record, winner } = await wholeGame(stand, 'newyork', 'da', 'keyboard');
  const heard = await heardOn(person.page);
  // Every card, route, ticket and what became of them, once and in order.
  const story = storyOf(record, 'da');
  expect(heard.filter((line) => story.includes(line))).toEqual(story);
  const { yourTurn } = person.texts.reading;
  const turns = heard.filter((line) => line === yourTurn(person.texts.table.asks.turn));
  expect(turns).toHaveLength(person.turns);
  // Who won, and what everybody has.
  expect(heard.filter((line) => line.startsWith(`${winner}. `) && /\d/.test(line))).toHaveLength(1);
  expect(stand.errors).toEqual([]);
});

test.each([
  ['nordic', 'is'],
  ['amsterdam', 'sv'],
  ['africa', 'nb'],
] as const)('the last rounds of a saved game of %s by keyboard, in %s', async (board, language) => {
  await lastRounds(stand, board, language, 'keyboard');
  expect(stand.errors).toEqual([]);
});
