import { beforeAll, expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { emptyTable, itemAt } from '../../../engine/index.js';
import { t, useLanguage } from '../../language/index.js';
import { namingOf } from '../../../words/naming.js';
import { kindOfRoute } from './costs.js';
import { cantDouble, doublingOf } from './doubling.js';

const board = boards.find(({ terrain }) => terrain !== null)!;
const naming = namingOf(board, {}, [
  { name: 'Ingrid', you: true },
  { name: 'Halldór', you: false },
]);
const route = board.routes.find(({ length }) => length === 3)!;
const kind = itemAt(board.terrain!.kindOf, route.id);
const cards = board.facts.rules.find((it) => it.rule === 'terrain')!.price['3'] ?? 0;

/** Why the first of two players can't double the route with these numbers of its terrain cards; undefined if it can. */
function whyNot(own: number, others: number): string | undefined {
  const table = emptyTable(board, 2, 0);
  const { kinds } = board.terrain!;
  table.terrain!.held[kind] = own;
  table.terrain!.held[kinds + kind] = others;
  return cantDouble(board, table, 0, route.id, naming);
}

beforeAll(() => useLanguage('en'));

test('says why a route can’t be doubled, and nothing if it can', () => {
  expect(whyNot(cards, cards)).toBeUndefined();
  const terrain = naming.terrainOf(route.id);
  expect(whyNot(cards, cards + 2)).toBe(t.payment.behind('Halldór', cards + 2, cards, terrain));
  expect(whyNot(0, 8)).toBe(
    `Halldór has 8 ${terrain} cards and you have none, so you can’t double the points.`,
  );
  expect(whyNot(cards - 1, 0)).toContain('Doubling takes');
});

test('names the terrain of a route, and the cards that double it', () => {
  const terrain = naming.terrainOf(route.id);
  expect(kindOfRoute(board, route.id)).toContain(`, ${t.cards.terrains[terrain]}, `);
  const move = { type: 'claim', route: route.id, cards: [], terrain: { cards: 1, wilds: 2 } } as const;
  const text = doublingOf(board, naming, { ...move, cards: [] });
  expect(text).toBe(`1 ${terrain} card + 2 locomotives as terrain · doubled: 8 points`);
  expect(doublingOf(board, naming, { type: 'claim', route: route.id, cards: [] })).toBeUndefined();
});
