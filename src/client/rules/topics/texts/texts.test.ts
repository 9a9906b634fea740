import { describe, expect, test } from 'vitest';
import { boardBlurbs } from '../../../../boards/blurbs.js';
import { boards } from '../../../../boards/index.js';
import { LANGUAGES } from '../../../../boards/languages.js';
import { DEFAULT_NOUNS } from '../../../../boards/nouns.js';
import { topicTextsIn } from './index.js';
import { topicsOf } from '../topics.js';

const cases = boards.flatMap((board) => LANGUAGES.map((language) => ({ board, id: board.id, language })));

/** What a text has where something in it is missing. */
const GAPS = /undefined|NaN|Infinity|null|\s\s|^\s|\s[.,:;]|\.\.|\$\{/;

describe.each(cases)('$id in $language', ({ board, language }) => {
  const loaded = topicTextsIn(language, board.facts, boardBlurbs[board.id]?.nouns ?? DEFAULT_NOUNS);

  test('every topic has a title and two to six short sentences', async () => {
    const { topics } = await loaded;
    for (const topic of topicsOf(board)) {
      const { title, says } = topics[topic];
      expect(title).toMatch(/^[\p{Lu}\d]/u);
      expect(says.length).toBeGreaterThanOrEqual(2);
      expect(says.length).toBeLessThanOrEqual(6);
      for (const sentence of says) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(sentence).not.toMatch(GAPS);
        expect(sentence.length).toBeLessThanOrEqual(165);
      }
    }
  });

  test('a first meeting is one or two short sentences', async () => {
    const { meetings } = await loaded;
    for (const [id, text] of Object.entries(meetings)) {
      if (!topicsOf(board).some((topic) => topic === id)) continue;
      expect(text).not.toMatch(GAPS);
      expect(text.length).toBeLessThanOrEqual(140);
    }
  });

  test('captions are whole', async () => {
    const { captions } = await loaded;
    const said = [
      captions.map('Oslo – Bergen'),
      captions.closed(2),
      captions.ticket('+7', '−7'),
      captions.atTheEnd(2),
      captions.players(3),
    ];
    for (const text of said) expect(text).not.toMatch(GAPS);
  });
});
