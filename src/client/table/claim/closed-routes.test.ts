import { expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { emptyTable, itemAt, NO_TWIN } from '../../../engine/index.js';
import { closedRoutes, isClosed } from './closed-routes.js';

for (const board of boards) {
  const { bothSidesFrom: from } = board.facts;
  const double = board.routes.find(({ twin }) => twin !== NO_TWIN)!;

  test(`G11 ${board.id}: with fewer than ${from} players, the twin of a built route is closed to all`, () => {
    const table = emptyTable(board, from - 1, 0);
    expect(closedRoutes(board, table)).toEqual([]);
    table.owner[double.id] = 1;
    expect(closedRoutes(board, table)).toEqual([double.twin]);
  });

  test(`G11 ${board.id}: with ${from} players, it is closed to the owner of the route`, () => {
    const table = emptyTable(board, from, 0);
    table.owner[double.id] = 1;
    const isClosedTo = (seat: number) => isClosed(board, table, seat, itemAt(board.routes, double.twin));
    expect([0, 1].map(isClosedTo)).toEqual([false, true]);
    expect(closedRoutes(board, table)).toEqual([]);
  });

  test(`${board.id}: both built, none is closed`, () => {
    const table = emptyTable(board, 2, 0);
    table.owner[double.id] = table.owner[double.twin] = 0;
    expect(closedRoutes(board, table)).toEqual([]);
  });
}
