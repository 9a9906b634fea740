import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../boards/languages.js';
import type { BoardNouns } from '../boards/nouns.js';
import { words as da } from './da/index.js';
import { words as en } from './en/index.js';
import { words as is } from './is/index.js';
import { words as nb } from './nb/index.js';
import { pluralOf } from './plural.js';
import { words as sv } from './sv/index.js';

const RAILS: BoardNouns = { car: 'wagon', wild: 'locomotive', ticket: 'ticket' };
const WHARF: BoardNouns = { car: 'cart', wild: 'joker', ticket: 'contract' };
const texts = (nouns: BoardNouns) => ({
  en: en(nouns),
  nb: nb(nouns),
  sv: sv(nouns),
  da: da(nouns),
  is: is(nouns),
});
const rails = texts(RAILS);
const wharf = texts(WHARF);
const NUMBERS = [0, 1, 2, 5, 21, 101];

test.each(LANGUAGES)('%s counts with the two forms that its nouns have', (language) => {
  expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories.slice().sort()).toEqual([
    'one',
    'other',
  ]);
});

const CARS: Record<Language, string[]> = {
  en: ['0 wagons', '1 wagon', '2 wagons', '5 wagons', '21 wagons', '101 wagons'],
  nb: ['0 vogner', '1 vogn', '2 vogner', '5 vogner', '21 vogner', '101 vogner'],
  sv: ['0 vagnar', '1 vagn', '2 vagnar', '5 vagnar', '21 vagnar', '101 vagnar'],
  da: ['0 vogne', '1 vogn', '2 vogne', '5 vogne', '21 vogne', '101 vogne'],
  is: [
    '0 lestarvagnar',
    '1 lestarvagn',
    '2 lestarvagnar',
    '5 lestarvagnar',
    '21 lestarvagn',
    '101 lestarvagn',
  ],
};
const CONTRACTS: Record<Language, string[]> = {
  en: ['0 contracts', '1 contract', '2 contracts', '5 contracts', '21 contracts', '101 contracts'],
  nb: ['0 kontrakter', '1 kontrakt', '2 kontrakter', '5 kontrakter', '21 kontrakter', '101 kontrakter'],
  sv: ['0 kontrakt', '1 kontrakt', '2 kontrakt', '5 kontrakt', '21 kontrakt', '101 kontrakt'],
  da: ['0 kontrakter', '1 kontrakt', '2 kontrakter', '5 kontrakter', '21 kontrakter', '101 kontrakter'],
  is: ['0 samningar', '1 samningur', '2 samningar', '5 samningar', '21 samningur', '101 samningur'],
};

describe.each(LANGUAGES)('%s', (language) => {
  const { basics, cards } = rails[language];

  test('counts pieces and tasks', () => {
    expect(NUMBERS.map((n) => basics.cars(n))).toEqual(CARS[language]);
    expect(NUMBERS.map((n) => wharf[language].basics.tickets(n))).toEqual(CONTRACTS[language]);
  });

  test('writes points with a true minus', () => {
    expect([12, 0, -8].map((n) => basics.signed(n))).toEqual(['+12', '0', '−8']);
    expect(basics.number(-8)).toBe('−8');
  });

  test('names a set of cards', () => {
    const set = cards.set([
      ['yellow', 2],
      ['white', 1],
      ['wild', 1],
    ]);
    expect(set).toBe(
      {
        en: '2 yellow, 1 white and 1 locomotive',
        nb: '2 gule, 1 hvitt og 1 lokomotiv',
        sv: '2 gula, 1 vitt och 1 lok',
        da: '2 gule, 1 hvidt og 1 lokomotiv',
        is: '2 gul, 1 hvítt og 1 dráttarvagn',
      }[language],
    );
  });
});

test('Icelandic says one for 21, 31 and 101, but not for 11', () => {
  const form = pluralOf('is');
  const spoken = [1, 11, 21, 31, 101, 111].map((n) => form(n, { one: 'one', other: 'other' }));
  expect(spoken).toEqual(['one', 'other', 'one', 'one', 'one', 'other']);
});

test('names are sorted in the order of the language', () => {
  const names = ['Östersund', 'Ålborg', 'Oslo', 'Århus', 'Bergen', 'Umeå', 'Örebro', 'Tromsø', 'Åndalsnes'];
  const sorted = (language: Language) =>
    names
      .slice()
      .sort(rails[language].basics.compare)
      .map((it) => it[0])
      .join('');
  expect(LANGUAGES.map(sorted)).toEqual(['ÅÅÅBÖOÖTU', 'BOTUÖÖÅÅÅ', 'BOTUÅÅÅÖÖ', 'BOTUÖÖÅÅÅ', 'BOTUÖÖÅÅÅ']);
});

test('Icelandic sorts ð after d, and þ, æ and ö last', () => {
  const letters = ['ö', 'þ', 'e', 'ð', 'a', 'd', 'æ', 'á', 'y', 'Íó', 'ia', 'z'];
  expect(letters.slice().sort(rails.is.basics.compare)).toEqual([
    'a',
    'á',
    'd',
    'ð',
    'e',
    'ia',
    'Íó',
    'y',
    'z',
    'þ',
    'æ',
    'ö',
  ]);
});

test('an invalid time is a dash in every language', () => {
  for (const { basics } of Object.values(rails))
    for (const ms of [1e300, -1e300, 9e15, Number.NaN])
      expect([basics.date(ms), basics.when(ms)]).toEqual(['–', '–']);
});

test('a recent time is told by the clock, an older one by its day', () => {
  const morning = new Date();
  morning.setHours(9, 5);
  expect(LANGUAGES.map((it) => rails[it].basics.when(morning.getTime()))).toEqual([
    '09:05',
    '09:05',
    '09:05',
    '09.05',
    '09:05',
  ]);
  const other = new Date(2020, 10, 6, 9, 5).getTime();
  expect(LANGUAGES.map((it) => rails[it].basics.when(other))).toEqual([
    '6 November',
    '6. november',
    '6 november',
    '6. november',
    '6. nóvember',
  ]);
});

test('Icelandic writes its own dates and numbers', () => {
  expect(rails.is.basics.date(new Date(2026, 10, 6, 9, 5).getTime())).toBe('6. nóvember 2026 kl. 09:05');
  expect(rails.is.basics.number(1234.5)).toBe('1.234,5');
  expect(LANGUAGES.map((it) => rails[it].basics.percent(0.4).replace(/\s/, '_'))).toEqual([
    '40%',
    '40_%',
    '40_%',
    '40_%',
    '40%',
  ]);
});

test('lists join their last two with the word for and', () => {
  const joined = LANGUAGES.map((it) => rails[it].basics.all(['A', 'B', 'C']));
  expect(joined).toEqual(['A, B and C', 'A, B og C', 'A, B och C', 'A, B og C', 'A, B og C']);
});

const waits = (seconds: number) =>
  LANGUAGES.map((it) => rails[it].lobby.problems['too-many-tries']({ code: 'too-many-tries', seconds }));

test('a wait is told in seconds, from two minutes on in minutes', () => {
  expect(waits(1)).toEqual([
    'Too many tries. Wait 1 second, then try again.',
    'For mange forsøk. Vent 1 sekund og prøv igjen.',
    'För många försök. Vänta 1 sekund och försök igen.',
    'For mange forsøg. Vent 1 sekund, og prøv igen.',
    'Of margar tilraunir. Bíddu í 1 sekúndu og reyndu aftur.',
  ]);
  expect(waits(119)[0]).toContain('119 seconds');
  expect(waits(120)[0]).toContain('2 minutes');
  expect(waits(3541).map((it) => /\d+ \p{L}+/u.exec(it)?.[0])).toEqual([
    '60 minutes',
    '60 minutter',
    '60 minuter',
    '60 minutter',
    '60 mínútur',
  ]);
});

test('one player is here, two are', () => {
  const { seated } = rails.en.lobby;
  expect([seated(1, 2), seated(2, 3)]).toEqual(['1 of 2 players is here', '2 of 3 players are here']);
});
