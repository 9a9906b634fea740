import { expect, test } from 'vitest';
import { BURST_SECONDS, confettoAt, makeBurst, STILL_AT } from './burst.js';

let last = 1;
const random = (): number => (last = (last * 48271) % 2147483647) / 2147483647;
const all = makeBurst(90, 4, 400, random);

test('a burst has tickets and pieces in all colours', () => {
  expect(new Set(all.map(({ shape }) => shape))).toEqual(new Set(['ticket', 'piece']));
  expect(new Set(all.map(({ colour }) => colour))).toEqual(new Set([0, 1, 2, 3]));
});

test('it is over in less than two seconds, and its still picture shows all of it', () => {
  expect(BURST_SECONDS).toBeLessThan(2);
  expect(all.every((it) => confettoAt(it, BURST_SECONDS).alpha === 0)).toBe(true);
  expect(all.every((it) => confettoAt(it, STILL_AT).alpha === 1)).toBe(true);
});

test('it spreads to both sides and upwards', () => {
  const still = all.map((it) => confettoAt(it, STILL_AT));
  expect(still.some(({ x }) => x < -100) && still.some(({ x }) => x > 100)).toBe(true);
  expect(still.some(({ y }) => y < -50)).toBe(true);
});
