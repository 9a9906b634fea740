import { expect, test } from 'vitest';
import type { Bot } from '../../bots/index.js';
import { think, thinkFor } from './think.js';

/** A bot that records its portions, takes time, and may be done at some point. */
function thinker(cost = 0, enough = Infinity) {
  const portions: number[] = [];
  const clock = { ms: 0 };
  const bot: Bot = {
    observe: () => undefined,
    think(iterations) {
      portions.push(iterations);
      clock.ms += iterations * cost;
      // Iterations that cost nothing double until their sum is infinite.
      return enough === Infinity || total() < enough;
    },
    bestMove: () => ({ type: 'pass' }),
  };
  const total = () => portions.reduce((sum, n) => sum + n, 0);
  return { bot, portions, clock, total };
}

test('iterations are run in portions, and no more than the budget', () => {
  const { bot, portions, total } = thinker();
  think(bot, { iterations: 150 }, 7);
  expect(total()).toBe(150);
  expect(Math.max(...portions)).toBeLessThan(150);
});

test('without a budget a bot uses its own number of iterations', () => {
  const [own, none] = [thinker(), thinker()];
  think(own.bot, null, 7);
  think(none.bot, null, 0);
  expect([own.total(), none.portions]).toEqual([7, []]);
});

test('a bot that is done is not asked again', () => {
  const [counted, timed] = [thinker(0, 1), thinker(1, 1)];
  think(counted.bot, { iterations: 1000 }, 0);
  thinkFor(timed.bot, 1000, () => timed.clock.ms);
  expect([counted.portions.length, timed.portions.length]).toEqual([1, 1]);
});

test.each([
  [0.001, 100],
  [0.3, 100],
  [7, 100],
  [40, 20],
])('iterations of %f ms fill %i ms and go over by one at the most', (cost, ms) => {
  const { bot, portions, clock } = thinker(cost);
  thinkFor(bot, ms, () => clock.ms);
  expect(clock.ms).toBeGreaterThanOrEqual(ms);
  expect(clock.ms).toBeLessThan(ms + cost * 1.001);
  expect(portions.length).toBeLessThan(120);
});

test('the clock is the machine’s by default', () => {
  const { bot } = thinker();
  const begin = performance.now();
  think(bot, { ms: 5 }, 0);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(5);
});
