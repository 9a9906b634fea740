import { beforeAll, expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { type MoveOf, emptyTable, itemAt, whyNot } from '../../../engine/index.js';
import { useLanguage } from '../../language/index.js';
import { namingOf } from '../../../words/naming.js';
import { verdictOn } from './payment-verdict.js';

beforeAll(() => useLanguage('en'));

const board = itemAt(boards, 0);
const { wild } = board;

/** The verdict on cards by kind for a route, from a hand with plenty of each. */
function verdict(route: number, chosen: Record<number, number>): string {
  const table = emptyTable(board, 2, 0);
  table.phase = 'turn';
  for (let kind = 0; kind < board.kinds; kind++) table.hands[kind] = 9;
  const cards = Array.from({ length: board.kinds }, (_, kind) => chosen[kind] ?? 0);
  const move: MoveOf<'claim'> = { type: 'claim', route, cards };
  return verdictOn(board, move, whyNot(board, table, 0, move), namingOf(board, {}, []));
}

test('N4, N6: a ferry says at each step which locomotives are missing, and what can replace them', () => {
  const ferry = board.routes.find(({ cost }) => cost.length === 2 && cost.symbols === 1)!;
  const own = ferry.colour < 0 ? 0 : ferry.colour;
  const missing = '1 more locomotive needed. Any 3 cards can replace a locomotive.';
  expect(verdict(ferry.id, {})).toBe('No cards chosen yet.');
  expect(verdict(ferry.id, { [own]: 1 })).toBe(missing);
  expect(verdict(ferry.id, { [own]: 2 })).toBe(missing);
  expect(verdict(ferry.id, { [wild]: 1 })).toBe('1 more card needed');
  expect(verdict(ferry.id, { [own]: 1, [wild]: 1 })).toBe('That pays for the route.');
  expect(verdict(ferry.id, { [own]: 4 })).toBe('That pays for the route.');
});

test('cards of a wrong colour are answered with the price', () => {
  const red = board.routes.find(({ cost, colour }) => cost.length > 1 && cost.symbols === 0 && colour === 1)!;
  expect(verdict(red.id, { 0: red.length })).toMatch(
    new RegExp(`^${red.length} ${board.colours[1]} cards\\. `),
  );
});
