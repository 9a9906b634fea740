import { beforeAll, expect, test } from 'vitest';
import type { RedactedEntry } from '../../../engine/index.js';
import { useLanguage } from '../../language/index.js';
import type { Naming } from '../../../words/shapes.js';
import { linesOf, sentenceOf } from './log-lines.js';

beforeAll(() => useLanguage('en'));

const claim = (n: number, route: number): RedactedEntry => ({
  n,
  seat: 1,
  by: 'bot',
  move: { type: 'claim', route, cards: [] },
  outcome: [
    { type: 'claimed', seat: 1, route, cards: [], points: 4 },
    { type: 'turn', seat: 0 },
  ],
});

test('the line of a claim has its route and points', () => {
  expect(linesOf([claim(1, 7)])).toMatchObject([{ n: 1, seat: 1, points: 4, routes: [7], undone: false }]);
});

test('entries taken back have no line, but the undo has', () => {
  const lines = linesOf([
    claim(1, 7),
    claim(2, 8),
    claim(3, 9),
    { n: 4, seat: 0, by: 'person', move: { type: 'undo', to: 1 }, outcome: [] },
    claim(5, 10),
  ]);
  expect(lines.map(({ n, undone }) => [n, undone])).toEqual([
    [1, false],
    [4, true],
    [5, false],
  ]);
});

const reseating = (n: number, by: 'person' | 'clock', type: 'take-over' | 'give-back'): RedactedEntry => ({
  n,
  seat: 1,
  by,
  move: type === 'take-over' ? { type, bot: 'foreman' } : { type },
  outcome: [],
});

test('a line says who resigned, whose seat a bot took over, and who is back', () => {
  const lines = linesOf([
    reseating(1, 'person', 'take-over'),
    reseating(2, 'person', 'give-back'),
    reseating(3, 'clock', 'take-over'),
  ]);
  expect(lines.map(({ reseated }) => reseated)).toEqual(['resigned', 'isBack', 'botPlays']);
});

test('the line of an undo by consent names who undid, and that everybody agreed', () => {
  const undo = { n: 2, seat: 0, by: 'person', outcome: [] } as const;
  const naming = { who: () => ({ name: 'Anna', you: false }) } as unknown as Naming;
  const sentences = [[1], undefined].map((agreed) => {
    const move = { type: 'undo' as const, to: 0, ...(agreed && { agreed }) };
    const [line] = linesOf([claim(1, 7), { ...undo, move, outcome: [] }]);
    return line && sentenceOf(line, naming);
  });
  expect(sentences).toEqual(['Anna undid a move. Everybody agreed.', 'Move undone.']);
});
