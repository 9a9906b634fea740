import { beforeAll, expect, test } from 'vitest';
import type { Naming } from '../../../words/shapes.js';
import { useLanguage } from '../../language/index.js';
import { countLine } from './count-line.js';

beforeAll(() => useLanguage('en'));

const PLAYERS = [
  { name: 'Anna', you: true },
  { name: 'Bo', you: false },
];
const naming = {
  who: (seat: number) => PLAYERS[seat],
  ticket: () => 'Oslo – Bergen',
} as unknown as Naming;

test('every step of the count is one short sentence', () => {
  const ticket = { kind: 'ticket', ticket: 0, seat: 1, points: 7, done: true } as const;
  expect(countLine(ticket, naming)).toBe('Bo: Oslo – Bergen completed, +7.');
  expect(countLine({ ...ticket, seat: 0, points: -7, done: false }, naming)).toBe(
    'You: Oslo – Bergen not completed, −7.',
  );
  expect(countLine({ kind: 'category', category: 'globetrotter', points: [10, 0] }, naming)).toBe(
    'Globetrotter: You +10.',
  );
  expect(countLine({ kind: 'tie', by: 'path', values: [31, 27] }, naming)).toBe(
    'Tie-break: longest path. You 31 and Bo 27.',
  );
});
