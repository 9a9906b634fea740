import { expect, test } from 'vitest';
import { words as is } from '../../src/words/is/index.js';
import { words as sv } from '../../src/words/sv/index.js';
import { namingFor } from './naming.js';
import { textsOf } from './texts.js';

/** The nouns of the four boards. */
const NORDIC = { car: 'wagon', wild: 'locomotive', ticket: 'ticket' } as const;
const AMSTERDAM = { car: 'cart', wild: 'joker', ticket: 'contract' } as const;

test('in Swedish a contract is neuter and a ticket is not', () => {
  expect(sv(AMSTERDAM).end.revealDone('Maja', 'Dam – Waag', '+4')).toBe('Maja: Dam – Waag klarat, +4');
  expect(sv(AMSTERDAM).end.revealFailed('Maja', 'Dam – Waag', '−4')).toBe('Maja: Dam – Waag missat, −4');
  expect(sv(NORDIC).end.revealDone('Maja', 'Oslo – Bergen', '+7')).toBe('Maja: Oslo – Bergen klarad, +7');
  expect(textsOf('sv', 'amsterdam').get('advice.reasons.completes[0]')).toMatch(/ klart\.$/);
  expect(textsOf('sv', 'nordic').get('advice.reasons.completes[0]')).toMatch(/ klar\.$/);
});

test('in Swedish a genitive has only one s', () => {
  const { handOf } = sv(NORDIC).table;
  expect(handOf('Bengt')).toBe('Bengts hand');
  expect(handOf('Nils')).toBe('Nils hand');
  expect(handOf('Max')).toBe('Max hand');
});

test.each(['nordic', 'amsterdam'])('in Swedish on %s none is left, not only 0', (board) => {
  expect([...textsOf('sv', board).values()].filter((text) => /bara 0/.test(text))).toEqual([]);
});

test('in Swedish a single ticket is completed in the singular', () => {
  expect(sv(NORDIC).table.ticketsDone(1, 1)).toBe('1 av 1 klar');
  expect(sv(AMSTERDAM).table.ticketsDone(1, 1)).toBe('1 av 1 klart');
  expect(sv(AMSTERDAM).table.ticketsDone(1, 2)).toBe('1 av 2 klara');
  expect(sv(AMSTERDAM).table.ticketsFolded(1, 8)).toBe('1 klart, +8');
  expect(sv(AMSTERDAM).table.ticketsFolded(2, 8)).toBe('2 klara, +8');
});

test('in Icelandic completed tickets are counted in singular and plural', () => {
  const { ticketsFolded } = is(NORDIC).table;
  expect([1, 2, 21].map((n) => ticketsFolded(n, 8))).toEqual([
    '1 kláraður, +8',
    '2 kláraðir, +8',
    '21 kláraður, +8',
  ]);
});

test('in Icelandic a route is claimed in the accusative', () => {
  const naming = namingFor('nordic', 'is');
  const route = Array.from({ length: 60 }, (_, i) => i).find(
    (i) => !naming.route(i).tunnel && naming.route(i).length === 4,
  )!;
  const claim = { type: 'claimed', seat: 0, route, points: 7 } as const;
  const line = is(NORDIC).events.claimed({ ...claim, cards: [4, 0, 0, 0, 0, 0, 0, 0, 0] }, naming);
  expect(line).toBe(`Þú eignaðir þér ${naming.routeName(route)}, 4 reiti, fyrir 4 fjólublá.`);
});

test('in Icelandic words agree with the wild card', () => {
  const nordic = textsOf('is', 'nordic');
  const newyork = textsOf('is', 'newyork');
  expect(nordic.get('events.swept[0]')).toMatch(/^Of margir dráttarvagnar/);
  expect(newyork.get('events.swept[0]')).toMatch(/^Of mörg leigubílaspil/);
  expect([...nordic.values()]).toContain('Bæta við dráttarvagni');
  expect([...nordic.values()]).toContain('Á þessa leið þarf 3 lestarvagna en þú átt engan lestarvagn eftir.');
  expect([...nordic.values()]).toContain('Þú átt engan dráttarvagn.');
  expect([...newyork.values()]).toContain('Þú átt ekkert leigubílaspil.');
});
