import { expect, test } from 'vitest';
import { facts } from './facts.js';

const ferries = facts.routes.filter((it) => it.symbols !== undefined);
const tunnels = facts.routes.filter((it) => it.tunnel === true);

test('there are 24 ferries with 30 symbols, four of them grey (N4)', () => {
  expect(ferries).toHaveLength(24);
  expect(ferries.reduce((total, it) => total + (it.symbols ?? 0), 0)).toBe(30);
  expect(ferries.filter((it) => it.colour === 'grey')).toHaveLength(4);
  expect(ferries.filter((it) => (it.symbols ?? 0) > it.length)).toEqual([]);
});

test('there are ten tunnels, none of them a ferry (N7)', () => {
  expect(tunnels).toHaveLength(10);
  expect(tunnels.filter((it) => ferries.includes(it))).toEqual([]);
});

test('there are eleven grey routes, the four grey ferries among them', () => {
  const grey = facts.routes.filter((it) => it.colour === 'grey');
  expect(grey).toHaveLength(11);
  expect(grey.filter((it) => !ferries.includes(it))).toHaveLength(7);
});

test('any four cards help on Murmansk–Lieksa alone (N3)', () => {
  const routes = facts.routes.filter((it) => it.anyFour === true);
  expect(routes).toEqual([{ a: 'lieksa', b: 'murmansk', length: 9, colour: 'grey', anyFour: true }]);
});

test.each([
  ['mo-i-rana', 'trondheim', 5, 6],
  ['kristiansand', 'stavanger', 2, 3],
])('%s–%s is a double of a tunnel of %i and a ferry of %i (N13)', (a, b, tunnel, ferry) => {
  const pair = facts.routes.filter((it) => it.a === a && it.b === b);
  expect(pair).toMatchObject([
    { length: tunnel, tunnel: true, double: true },
    { length: ferry, double: true },
  ]);
  expect(pair.map((it) => ferries.includes(it))).toEqual([false, true]);
});
