import { describe, expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import { emptyTable, itemAt, NOBODY } from '../../engine/index.js';
import { builtPath, missingPath, spacesOf } from './missing-path.js';

const board = itemAt(boards, 0);
const place = (id: string): number => board.places.indexOf(id);
const routes = (a: string, b: string): number[] =>
  board.routes
    .filter((it) => [it.a, it.b].includes(place(a)) && [it.a, it.b].includes(place(b)))
    .map(({ id }) => id);
const ends = (a: string, b: string) => [[place(a)], [place(b)]] as const;

describe('the missing path of a ticket', () => {
  test('is the shortest over open routes', () => {
    const table = emptyTable(board, 3, 0);
    const path = missingPath(board, table, 0, ends('oslo', 'stockholm')) ?? [];
    expect(spacesOf(board, path)).toBe(4);
  });

  test('leaves out built routes, and goes around those of others', () => {
    const table = emptyTable(board, 3, 0);
    table.owner[itemAt(routes('oslo', 'orebro'), 0)] = 0;
    expect(missingPath(board, table, 0, ends('oslo', 'orebro'))).toEqual([]);
    for (const id of routes('orebro', 'stockholm')) table.owner[id] = 1;
    const path = missingPath(board, table, 0, ends('oslo', 'stockholm')) ?? [];
    expect(path).not.toHaveLength(0);
    expect(path.filter((id) => table.owner[id] !== NOBODY)).toEqual([]);
  });

  test('is undefined where others have closed every path', () => {
    const table = emptyTable(board, 2, 0);
    for (const { id, a, b } of board.routes) if ([a, b].includes(place('oslo'))) table.owner[id] = 1;
    expect(missingPath(board, table, 0, ends('oslo', 'stockholm'))).toBeUndefined();
  });
});

test('the built path of a ticket has its routes in order, once both ends are joined', () => {
  const table = emptyTable(board, 3, 0);
  const first = itemAt(routes('oslo', 'orebro'), 0);
  const second = itemAt(routes('orebro', 'stockholm'), 0);
  table.owner[first] = 0;
  expect(builtPath(board, table, 0, ends('oslo', 'stockholm'))).toEqual([]);
  table.owner[second] = 0;
  expect(builtPath(board, table, 0, ends('oslo', 'stockholm'))).toEqual([first, second]);
});
