import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stand } from '../stand.js';
import { movingEnd } from './game.js';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

test('the last rounds and the reveal of tickets with everything moving', async () => {
  expect(await movingEnd(stand, 'newyork', 'en')).toContain('flight');
  expect(stand.errors).toEqual([]);
});
