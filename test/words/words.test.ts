import { describe, expect, test } from 'vitest';
import { boardFacts } from '../../src/boards/index.js';
import { LANGUAGES, type Language } from '../../src/boards/languages.js';
import { textsOf } from './texts.js';

const BOARDS = boardFacts.map(({ id }) => id);
const all = LANGUAGES.flatMap((language) => BOARDS.map((board) => [language, board] as const));

/** Unfilled holes and typos. */
const WRONG = /undefined|\bnull\b|NaN|\[object|=>|\s\s|\s[.,;:!?](?!\.)|\.\.|^\s|\s$|^$|["']/;
/** Quotation marks of other languages. */
const FOREIGN_MARKS: Record<Language, RegExp> = {
  en: /[«»„”]/,
  nb: /[“”„]|»[^«]*«/,
  sv: /[«»„“]/,
  da: /[“”„]|«[^»]*»/,
  is: /[«»”]/,
};

describe.each(all)('%s on %s', (language, board) => {
  const texts = [...textsOf(language, board)];

  test('has a text for every key and sample', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...textsOf('en', board).keys()].sort());
    expect(texts.length).toBeGreaterThan(600);
  });

  test('has no holes and no typos', () => {
    expect(texts.filter(([, text]) => WRONG.test(text))).toEqual([]);
  });

  test('uses the quotation marks of the language', () => {
    expect(texts.filter(([, text]) => FOREIGN_MARKS[language].test(text))).toEqual([]);
  });

  test('begins and ends its sentences as sentences', () => {
    const sentences = texts.filter(([key]) => /^(events|turns|problems)\./.test(key));
    expect(sentences.filter(([, text]) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  });
});

/** Keys whose text is rightly the same as in English. */
const IN_COMMON: Partial<Record<Language, readonly string[]>> = {
  nb: [
    'advice.best',
    'advice.over',
    'advice.under',
    'basics.bot',
    'chat.reaction.laugh',
    'chat.send',
    'chat.title',
    'end.categories.globetrotter',
    'keyboard.enter',
    'keyboard.escape',
    'keyboard.shift',
    'replay.pause',
  ],
  sv: [
    'advice.under',
    'basics.bot',
    'cards.card',
    'chat.reaction.laugh',
    'end.categories.globetrotter',
    'keyboard.enter',
    'keyboard.escape',
    'lobby.online',
    'settings.speeds.normal',
    'settings.vibration',
  ],
  da: [
    'advice.over',
    'advice.under',
    'basics.bot',
    'basics.menu',
    'basics.points',
    'basics.pointsWord',
    'cards.card',
    'cards.terrains.jungle',
    'chat.reaction.laugh',
    'chat.send',
    'chat.title',
    'end.categories.globetrotter',
    'keyboard.enter',
    'keyboard.escape',
    'keyboard.shift',
    'lobby.online',
    'notices.hooks',
    'replay.pause',
    'settings.speeds.normal',
    'settings.vibration',
  ],
  is: ['advice.best', 'chat.reaction.laugh', 'keyboard.enter', 'keyboard.escape', 'keyboard.shift'],
};

test.each(Object.entries(IN_COMMON))('%s has no untranslated text', (language, allowed) => {
  const english = textsOf('en', BOARDS[0]!);
  const same = new Set<string>();
  for (const [key, text] of textsOf(language as Language, BOARDS[0]!)) {
    const own = text.replaceAll(/Oslo|Bergen|Rallar|Ingrid|Frøya|Halldór/g, '');
    if (english.get(key) === text && /\p{L}{2,}/u.test(own)) same.add(key.replace(/[[(].*/, ''));
  }
  expect([...same].sort()).toEqual(allowed);
});
