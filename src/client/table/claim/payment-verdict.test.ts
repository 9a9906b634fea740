import { beforeAll, expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { type MoveOf, emptyTable, whyNot } from '../../../engine/index.js';
import { useLanguage } from '../../language/index.js';
import { namingOf } from '../../../words/naming.js';
import { verdictOn } from './payment-verdict.js';

beforeAll(() => useLanguage('en'));

const [board] = boards;
const { wild } = board;

/** What is said of these cards, by kind, for a route, of a hand that holds plenty. */
function said(route: number, chosen: Record<number, number>): string {
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
  expect(said(ferry.id, {})).toBe('No cards chosen yet.');
  expect(said(ferry.id, { [own]: 1 })).toBe(missing);
  expect(said(ferry.id, { [own]: 2 })).toBe(missing);
  expect(said(ferry.id, { [wild]: 1 })).toBe('1 more card needed');
  expect(said(ferry.id, { [own]: 1, [wild]: 1 })).toBe('That pays for the route.');
  expect(said(ferry.id, { [own]: 4 })).toBe('That pays for the route.');
});

test('cards of a wrong colour are answered with the price', () => {
  const red = board.routes.find(({ cost, colour }) => cost.length > 1 && cost.symbols === 0 && colour === 1)!;
  expect(said(red.id, { 0: red.length })).toMatch(new RegExp(`^${red.length} ${board.colours[1]} cards\\. `));
});
