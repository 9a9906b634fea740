import { describe, expect, test } from 'vitest';
import { boardBlurbs } from '../../src/boards/blurbs.js';
import type { Language } from '../../src/boards/languages.js';
import { type GameEvent, UNKNOWN } from '../../src/engine/index.js';
import { turnDetails, turnSentence } from '../../src/words/turn-sentence.js';
import { boardOf } from '../kit/boards.js';
import { namingFor } from './naming.js';
import { DICTIONARIES } from './texts.js';

const nordic = boardOf('nordic');
const kind = (colour: string) => nordic.colours.findIndex((it) => it === colour);
const tunnel = nordic.routes.findIndex((route) => route.tunnel);
const paid = (n: number) => Array.from({ length: nordic.kinds }, (_, at) => (at === 0 ? n : 0));
const end: GameEvent = { type: 'turn', seat: 2 };

function tell(language: Language, events: GameEvent[], board = 'nordic'): string {
  const nouns = boardBlurbs[board]?.nouns;
  if (!nouns) throw new Error(`no board ${board}`);
  return turnSentence(DICTIONARIES[language](nouns), events, namingFor(board, language));
}
const took = (seat: number, colour: string): GameEvent => ({
  type: 'took',
  seat,
  slot: 0,
  card: kind(colour),
  next: 0,
});
const kept = (ticket: number): GameEvent => ({ type: 'kept', seat: 1, tickets: [ticket] });
const drew = (seat: number, card = UNKNOWN): GameEvent => ({ type: 'drew', seat, card });

describe('a turn in one sentence', () => {
  test.each<[Language, string]>([
    ['en', 'Halldór drew 2 cards from the deck.'],
    ['nb', 'Halldór trakk 2 kort fra bunken.'],
    ['sv', 'Halldór drog 2 kort från högen.'],
    ['da', 'Halldór trak 2 kort fra bunken.'],
    ['is', 'Halldór dró 2 spil úr bunkanum.'],
  ])('two hidden cards, %s', (language, line) => {
    expect(tell(language, [drew(1), { type: 'renewed' }, drew(1), end])).toBe(line);
  });

  test.each<[Language, string]>([
    ['en', 'Halldór took a blue card and drew a card from the deck.'],
    ['nb', 'Halldór tok et blått kort og trakk et kort fra bunken.'],
    ['sv', 'Halldór tog ett blått kort och drog ett kort från högen.'],
    ['da', 'Halldór tog et blåt kort og trak et kort fra bunken.'],
    ['is', 'Halldór tók blátt spil og dró spil úr bunkanum.'],
  ])('one from the row and one from the deck, %s', (language, line) => {
    expect(tell(language, [took(1, 'blue'), drew(1), end])).toBe(line);
  });

  test.each<[Language, string]>([
    ['en', 'You took 1 blue and 1 red.'],
    ['nb', 'Du tok 1 blått og 1 rødt.'],
    ['sv', 'Du tog 1 blått och 1 rött.'],
    ['da', 'Du tog 1 blåt og 1 rødt.'],
    ['is', 'Þú tókst 1 blátt og 1 rautt.'],
  ])('two from the row, %s', (language, line) => {
    expect(tell(language, [took(0, 'blue'), took(0, 'red'), end])).toBe(line);
  });

  test.each<[Language, RegExp]>([
    ['en', /^You claimed the tunnel .+ with 2 extra cards\.$/],
    ['nb', /^Du bygde tunnelen .+ med 2 kort ekstra\.$/],
    ['sv', /^Du mutade in tunneln .+ med 2 extra kort\.$/],
    ['da', /^Du byggede tunnelen .+ med 2 kort ekstra\.$/],
    ['is', /^Þú eignaðir þér göngin .+ með 2 aukaspilum\.$/],
  ])('a tunnel, %s', (language, line) => {
    expect(
      tell(language, [
        { type: 'laid', seat: 0, route: tunnel, cards: paid(2) },
        { type: 'turned', cards: [0, 0, 1] },
        { type: 'asked', count: 2 },
        { type: 'claimed', seat: 0, route: tunnel, cards: paid(2), points: 4 },
        end,
      ]),
    ).toMatch(line);
  });

  test.each<[Language, RegExp]>([
    ['en', /^Halldór gave up the tunnel /],
    ['nb', /^Halldór ga opp tunnelen /],
    ['sv', /^Halldór gav upp tunneln /],
    ['da', /^Halldór opgav tunnelen /],
    ['is', /^Halldór hætti við göngin /],
  ])('a tunnel given up, %s', (language, line) => {
    const laid: GameEvent = { type: 'laid', seat: 1, route: tunnel, cards: paid(2) };
    expect(tell(language, [laid, { type: 'declined', seat: 1 }, end])).toMatch(line);
    expect(tell(language, [laid])).not.toMatch(line);
  });

  test.each<[Language, string]>([
    ['en', 'You drew 3 tickets and kept 1.'],
    ['nb', 'Du trakk 3 billetter og beholdt 1.'],
    ['sv', 'Du drog 3 biljetter och behöll 1.'],
    ['da', 'Du trak 3 rutekort og beholdt 1.'],
    ['is', 'Þú dróst 3 lestarmiða og hélst 1.'],
  ])('tickets, %s', (language, line) => {
    const offer: GameEvent = { type: 'drew-tickets', seat: 0, tickets: [1, 2, 3] };
    expect(tell(language, [offer, { type: 'kept', seat: 0, tickets: [1] }, end])).toBe(line);
  });

  test('terrain is named with the cards of the row', () => {
    const events: GameEvent[] = [
      { type: 'took-terrain', seat: 1, slot: 0, kind: 1, next: 0 },
      { type: 'drew-terrain', seat: 1, kind: 0 },
    ];
    expect(tell('en', events, 'africa')).toMatch(
      /^Halldór took a \w+ card and drew a \w+ card from the terrain deck\.$/,
    );
  });
});

test('the details of a turn say what was paid and revealed, not what its line says', () => {
  const words = DICTIONARIES.en(boardBlurbs['nordic']!.nouns);
  const naming = namingFor('nordic', 'en');
  const details = (...events: GameEvent[]) => turnDetails(words, events, naming);
  expect(details(drew(1), drew(1), end)).toEqual([]);
  expect(details(drew(1), { type: 'renewed' }, drew(1), end)).toHaveLength(1);
  const claim: GameEvent = { type: 'claimed', seat: 0, route: tunnel, cards: paid(1), points: 4 };
  expect(details({ type: 'turned', cards: [0] }, claim).join(' ')).toMatch(/^Revealed: .+ paying 1 /);
  expect(details(kept(UNKNOWN))).toEqual([]);
  expect(details(kept(3)).join('')).toContain(naming.ticket(3));
});
