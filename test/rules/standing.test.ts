import { expect, test } from 'vitest';
import { emptyTable, newAttractions, standing } from '../../src/engine/index.js';
import { boardOf } from '../kit/boards.js';

const nordic = boardOf('nordic');
const newyork = boardOf('newyork');
const amsterdam = boardOf('amsterdam');

test('counts each attraction once, and tells how many a route would add', () => {
  const table = emptyTable(newyork, 2, 0);
  const isSight = (place: number) => newyork.facts.places[place]!.attraction === true;
  const between = newyork.routes.find(({ a, b }) => isSight(a) && isSight(b))!;
  expect(standing(newyork, table, 0, 'attractions')).toBe(0);
  expect(newAttractions(newyork, table, 0, between.id)).toBe(2);
  table.owner[between.id] = 0;
  expect(standing(newyork, table, 0, 'attractions')).toBe(2);
  expect(standing(newyork, table, 1, 'attractions')).toBe(0);
  const next = newyork.routes.find(
    ({ id, a, b }) => id !== between.id && (a === between.a || b === between.a),
  )!;
  const other = next.a === between.a ? next.b : next.a;
  expect(newAttractions(newyork, table, 0, next.id)).toBe(isSight(other) && other !== between.b ? 1 : 0);
});

test('tells what merchandise is worth as things stand', () => {
  const table = emptyTable(amsterdam, 3, 0);
  table.merchandise!.held = [2, 2, 0];
  const worth = [0, 1, 2].map((seat) => standing(amsterdam, table, seat, 'merchandise'));
  expect(worth[0]).toBeGreaterThan(0);
  expect(worth).toEqual([worth[0], worth[0], 0]);
});

test('has nothing to tell where a board has no such bonus', () => {
  const table = emptyTable(nordic, 2, 0);
  expect(standing(nordic, table, 0, 'attractions')).toBeUndefined();
  expect(newAttractions(nordic, table, 0, 0)).toBe(0);
});
