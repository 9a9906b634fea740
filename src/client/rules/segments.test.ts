import { expect, test } from 'vitest';
import { boardFacts } from '../../boards/index.js';
import { LANGUAGES } from '../../boards/languages.js';
import { TICKET_NOUNS, WILD_NOUNS } from '../../boards/nouns.js';
import { lazyParts } from '../../boards/lazy.js';
import { CLAUSES_OF_CATEGORY, CLAUSES_OF_MOMENT, clausesOfProblem } from './clauses.js';
import { words as da } from '../../words/da/index.js';
import { words as en } from '../../words/en/index.js';
import { words as is } from '../../words/is/index.js';
import { words as nb } from '../../words/nb/index.js';
import { words as sv } from '../../words/sv/index.js';
import { matches, segmentsOf, wordsOf } from './segments.js';
import { titlesIn } from './titles.js';

test('makes each reference to a clause a piece of its own', () => {
  expect(segmentsOf('Ferries (N4–N6) and G9.', [])).toEqual([
    { text: 'Ferries (', kind: 'plain' },
    { text: 'N4', kind: 'clause' },
    { text: '–', kind: 'plain' },
    { text: 'N6', kind: 'clause' },
    { text: ') and ', kind: 'plain' },
    { text: 'G9', kind: 'clause' },
    { text: '.', kind: 'plain' },
  ]);
});

test('marks matches of the search, ignoring case and accents', () => {
  expect(segmentsOf('Färjor är färjor', wordsOf('FARJ'))).toEqual([
    { text: 'Färj', kind: 'found' },
    { text: 'or är ', kind: 'plain' },
    { text: 'färj', kind: 'found' },
    { text: 'or', kind: 'plain' },
  ]);
});

test('matches only where all words occur', () => {
  expect(matches('A tunnel of two spaces', wordsOf('two  tunnel'))).toBe(true);
  expect(matches('A tunnel of two spaces', wordsOf('two ferry'))).toBe(false);
  expect(matches('anything', wordsOf('  '))).toBe(true);
});

test('splitting loses nothing of any rule', async () => {
  const titles = await titlesIn('en');
  const books = await Promise.all(
    boardFacts.flatMap(({ id }) => LANGUAGES.map(async (language) => lazyParts[id]?.rules[language]())),
  );
  for (const { text, clause } of books.flatMap((book) => book ?? [])) {
    expect(
      segmentsOf(text, ['e', 'sp', 'or'])
        .map((it) => it.text)
        .join(''),
    ).toBe(text);
    expect(titles).toHaveProperty(clause);
  }
});

test('every moment and category of the score has a clause of some board', async () => {
  const books = await Promise.all(boardFacts.map(async ({ id }) => lazyParts[id]?.rules.en()));
  const titles = await titlesIn('en');
  const known = new Set(books.flatMap((book) => book?.map(({ clause }) => clause) ?? []));
  const linked = [CLAUSES_OF_CATEGORY, CLAUSES_OF_MOMENT].flatMap((it) => Object.values(it).flat());
  expect(linked.filter((clause) => !known.has(clause))).toEqual([]);
  expect(Object.keys(titles).sort()).toEqual([...known].sort());
});

/** Every noun of tickets and of wilds that a board may have. */
const nouns = LANGUAGES.flatMap((language) => [
  ...TICKET_NOUNS.map((ticket) => [language, ticket, { ticket, wild: 'joker' }] as const),
  ...WILD_NOUNS.map((wild) => [language, wild, { ticket: 'ticket', wild }] as const),
]);

test.each(nouns)('in %s the titles of a board with the noun %s use that noun', async (language, _, own) => {
  const titles = await titlesIn(language, own);
  const { cards } = { en, nb, sv, da, is }[language]({ car: 'wagon', ...own });
  // Endings differ by case and number.
  const expectNoun = (clause: string, noun: string) =>
    expect(titles[clause]?.toLowerCase()).toContain(noun.slice(0, 3));
  for (const clause of ['G12', 'G13', 'G14']) expectNoun(clause, cards.tickets);
  for (const clause of ['G5', 'G6']) expectNoun(clause, cards.card('wild'));
});

test('a problem of the rules has clauses, one of the table has none', () => {
  expect(clausesOfProblem('wild-not-second')).toEqual(['G5']);
  expect(clausesOfProblem('too-few-wilds')).toEqual(['N4', 'A12']);
  expect(clausesOfProblem('stale')).toEqual([]);
});
