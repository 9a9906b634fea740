import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stand } from '../stand.js';
import { movingEnd } from './game.js';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
}, 120_000);
afterAll(() => stand.close());

test('the last rounds and the reveal of tickets with everything moving', { timeout: 180_000 }, async () => {
  expect(await movingEnd(stand, 'newyork', 'en')).toContain('flight');
  expect(stand.errors).toEqual([]);
});
