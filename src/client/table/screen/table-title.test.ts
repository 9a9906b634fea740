import { beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../../language/index.js';
import { replayTitle, tableTitle } from './table-title.js';

beforeAll(() => useLanguage('en'));

const table = { title: 'Nordic Countries', plan: { seats: [{ name: 'Ingrid' }, { name: 'Halldór' }] } };
const alone = { ...table, hotSeat: false };

test('the title says whose turn it is', () => {
  expect(tableTitle(alone, { seats: [0], waiting: [0] })).toBe('Your turn – Nordic Countries · Rallar');
  expect(tableTitle(alone, { seats: [0], waiting: [1] })).toBe('Halldór’s turn – Nordic Countries · Rallar');
  // All choose their first tickets at the same time.
  expect(tableTitle(alone, { seats: [0], waiting: [1, 0] })).toMatch(/^Your turn/);
});

test('at a shared screen it names the player, and after the end nobody', () => {
  const shared = { ...table, hotSeat: true };
  expect(tableTitle(shared, { seats: [0, 1], waiting: [1] })).toMatch(/^Halldór’s turn –/);
  expect(tableTitle(shared, { seats: [0, 1], waiting: [] })).toBe('Nordic Countries · Rallar');
});

test('the title of a shared replay names the board', () => {
  expect(replayTitle('Nordic Countries')).toBe('Replay – Nordic Countries · Rallar');
});
