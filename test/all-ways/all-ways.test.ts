import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/boards/languages.js';
import { boards } from '../kit/boards.js';
import { WAYS, type Way, wholeGame } from '../browser/games/game.js';
import { heardOn, storyOf } from '../browser/person/told.js';
import { Stand } from '../browser/stand.js';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

const games = boards
  .flatMap(({ id }) => (Object.keys(WAYS) as Way[]).map((way) => ({ board: id, way })))
  .map((game, i) => ({ ...game, language: LANGUAGES[i % LANGUAGES.length] ?? 'en' }));

test.each(games)(
  'a whole game of $board by $way, in $language',
  { timeout: 600_000 },
  async ({ board, way, language }) => {
    const { person, record } = await wholeGame(stand, board, language, way);
    const story = storyOf(record, language);
    const heard = await heardOn(person.page);
    expect(heard.filter((line) => story.includes(line))).toEqual(story);
    expect(stand.errors).toEqual([]);
    await person.page.context().close();
  },
);
