import { describe, expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import { emptyTable, NOBODY } from '../../engine/index.js';
import { wayBuilt, missingPath } from './missing-path.js';

const [board] = boards;
const place = (id: string): number => board.places.indexOf(id);
const routes = (a: string, b: string): number[] =>
  board.routes
    .filter((it) => [it.a, it.b].includes(place(a)) && [it.a, it.b].includes(place(b)))
    .map(({ id }) => id);
const ends = (a: string, b: string) => [[place(a)], [place(b)]] as const;

describe('the way a ticket still misses', () => {
  test('is the shortest over open routes', () => {
    const table = emptyTable(board, 3, 0);
    const way = missingPath(board, table, 0, ends('oslo', 'stockholm')) ?? [];
    expect(way.reduce((sum, id) => sum + board.routes[id].length, 0)).toBe(4);
  });

  test('leaves out what is built already, and goes around what others own', () => {
    const table = emptyTable(board, 3, 0);
    const [first] = routes('oslo', 'orebro');
    table.owner[first] = 0;
    expect(missingPath(board, table, 0, ends('oslo', 'orebro'))).toEqual([]);
    for (const id of routes('orebro', 'stockholm')) table.owner[id] = 1;
    const way = missingPath(board, table, 0, ends('oslo', 'stockholm')) ?? [];
    expect(way).not.toHaveLength(0);
    expect(way.filter((id) => table.owner[id] !== NOBODY)).toEqual([]);
  });

  test('is none where others have shut every way', () => {
    const table = emptyTable(board, 2, 0);
    for (const { id, a, b } of board.routes) if ([a, b].includes(place('oslo'))) table.owner[id] = 1;
    expect(missingPath(board, table, 0, ends('oslo', 'stockholm'))).toBeUndefined();
  });

  test('is told as built once both ends are joined, in order', () => {
    const table = emptyTable(board, 3, 0);
    const [first] = routes('oslo', 'orebro');
    const [second] = routes('orebro', 'stockholm');
    table.owner[first] = 0;
    expect(wayBuilt(board, table, 0, ends('oslo', 'stockholm'))).toEqual([]);
    table.owner[second] = 0;
    expect(wayBuilt(board, table, 0, ends('oslo', 'stockholm'))).toEqual([first, second]);
  });
});
