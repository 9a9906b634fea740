import { expect, test } from 'vitest';
import { boardBlurbs } from '../../src/boards/blurbs.js';
import type { Language } from '../../src/boards/languages.js';
import { lazyParts } from '../../src/boards/lazy.js';
import { lessonsIn } from '../../src/client/guide/texts/index.js';
import { DICTIONARIES } from './texts.js';

function nounsOf(board: string) {
  const nouns = boardBlurbs[board]?.nouns;
  if (!nouns) throw new Error('no such board');
  return nouns;
}
const words = (language: Language, board: string) => DICTIONARIES[language](nounsOf(board));

test('Danish names a hand and a turn by the genitive', () => {
  const { table } = words('da', 'nordic');
  const names = ['Bent', 'Niels', 'Spiller 2'];
  expect(names.map(table.handOf)).toEqual(['Bents hånd', 'Niels’ hånd', 'Spiller 2’s hånd']);
  expect(names.map(table.turnOf)).toEqual(['Bents tur', 'Niels’ tur', 'Spiller 2’s tur']);
});

test('a face-up card has the gender of its noun', () => {
  expect(words('nb', 'nordic').table.takeCard('wild')).toBe('Ta et åpent lokomotiv');
  expect(words('nb', 'amsterdam').table.takeCard('wild')).toBe('Ta en åpen joker');
  expect(words('nb', 'amsterdam').table.takeCard('blue')).toBe('Ta et åpent blått kort');
  expect(words('da', 'newyork').table.takeCard('wild')).toBe('Tag et synligt taxakort');
  expect(words('da', 'amsterdam').table.takeCard('wild')).toBe('Tag en synlig joker');
});

test('the Danish guide speaks of the next ticket in the gender of the board’s noun', async () => {
  const spoken = { route: '', keep: 1, standIn: 0, lastRoundAt: 2 };
  const next = async (board: string) => (await lessonsIn('da', nounsOf(board))).says.done(spoken)[1];
  expect(await next('nordic')).toContain('til det næste.');
  expect(await next('amsterdam')).toContain('til den næste.');
});

test.each(['nordic', 'newyork', 'amsterdam', 'africa'])(
  'on %s one space is counted as a neuter',
  async (board) => {
    const text = async (language: Language) =>
      (await lazyParts[board]?.rules[language]())?.find(({ clause }) => clause === 'G9')?.text;
    expect(await text('nb')).toContain('1 for ett,');
    expect(await text('da')).toContain('1 for ét,');
  },
);
