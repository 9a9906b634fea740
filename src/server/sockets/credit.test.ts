import { expect, test } from 'vitest';
import { newCredit } from './credit.js';

test('a burst is allowed, and then as many as come back with time', () => {
  let now = 0;
  const spend = newCredit({ now: () => now }, 5);
  const burst = Array.from({ length: 60 }, () => spend(1)).filter(Boolean).length;
  expect(burst).toBe(40);
  now += 1000;
  expect([spend(5), spend(1)]).toEqual([true, false]);
  now += 3_600_000;
  expect([spend(40), spend(1)]).toEqual([true, false]);
});
