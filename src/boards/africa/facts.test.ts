import { expect, test } from 'vitest';
import { facts } from './facts.js';

test('all 48 tickets are our own', () => {
  expect(facts.tickets.filter((it) => it.basis === 'own')).toHaveLength(48);
});

test('every printed colour is of one kind of terrain (A1)', () => {
  const terrain = facts.rules.find((it) => it.rule === 'terrain');
  const colours = terrain?.kinds.flatMap((it) => it.colours) ?? [];
  expect(colours).toHaveLength(9);
  expect(new Set(colours)).toEqual(new Set([...facts.colours, 'grey']));
  expect(terrain?.kinds.length).toBe(3);
  expect(terrain?.copies).toBe(15);
});

test('doubling costs one card up to three spaces, two up to six (A5)', () => {
  const terrain = facts.rules.find((it) => it.rule === 'terrain');
  expect(terrain?.price).toEqual({ 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2 });
});

test('the two stations of Madagascar are joined (A8)', () => {
  expect([...neighbours('madagascar-0')]).toContain('madagascar-1');
});

test('the stations of the countries along the top are dead ends (A9)', () => {
  const stations = facts.places.filter((it) => it.country !== undefined && it.country !== 'madagascar');
  expect(new Set(stations.map((it) => it.country))).toEqual(new Set(['nigeria', 'chad', 'sudan']));
  expect(stations.map((it) => neighbours(it.id).size)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('the four sea routes to Madagascar bear the only symbols (A12)', () => {
  const sea = facts.routes.filter((it) => it.symbols !== undefined);
  expect(sea.map((it) => [it.length, it.symbols, it.colour])).toEqual([
    [3, 1, 'grey'],
    [3, 1, 'grey'],
    [6, 2, 'grey'],
    [6, 2, 'grey'],
  ]);
  expect(sea.filter((it) => !`${it.a} ${it.b}`.includes('madagascar'))).toEqual([]);
});

test('three lengths are marked as doubtful, one of them mended', () => {
  expect(facts.routes.filter((it) => it.doubt !== undefined)).toHaveLength(3);
});

function neighbours(place: string): Set<string> {
  const here = facts.routes.filter((it) => it.a === place || it.b === place);
  return new Set(here.map((it) => (it.a === place ? it.b : it.a)));
}
