import { beforeAll, describe, expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { claimable, emptyTable, itemAt } from '../../../engine/index.js';
import { useLanguage } from '../../language/index.js';
import { closedFor, costOf, lacking, ownerOf } from './costs.js';

beforeAll(() => useLanguage('en'));

describe.each(boards.map((board) => ({ name: board.title, board })))('$name', ({ board }) => {
  test('lacks nothing for exactly the routes that can be claimed', () => {
    const table = emptyTable(board, 2, 0);
    table.phase = 'turn';
    let random = 1;
    for (let i = 0; i < 60; i++) {
      for (let k = 0; k < board.kinds; k++)
        table.hands[k] = (random = (random * 48271) % 2147483647) % (k === 0 ? 9 : 4);
      const hand = table.hands.slice(0, board.kinds);
      const can = new Set(claimable(board, table, 0));
      const enough = board.routes.filter(({ id }) => lacking(board, hand, id) === 0).map(({ id }) => id);
      expect(enough).toEqual(board.routes.filter(({ id }) => can.has(id)).map(({ id }) => id));
    }
  });

  test('has a price in words for every route', () => {
    for (const { id } of board.routes) expect(costOf(board, id).join(' ')).toMatch(/\w.*\.$/);
  });
});

test('a route that another owns is closed, and so is its double with two players (G11)', () => {
  const board = itemAt(boards, 0);
  const table = emptyTable(board, 2, 0);
  const double = board.routes.find(({ twin }) => twin >= 0)!;
  expect(closedFor(board, table, 0, double.id)).toBeNull();
  table.phase = 'turn';
  table.owner[double.id] = 1;
  expect(closedFor(board, table, 0, double.id)).toEqual({ code: 'route-taken', by: 1 });
  expect(closedFor(board, table, 0, double.twin)).toMatchObject({ code: 'double-closed' });
  expect(ownerOf(board, table, double.id, () => 'Bo', 0)).toBe('owned by Bo');
  expect(ownerOf(board, table, double.twin, () => 'Bo', 0)).toBe('closed');
});
