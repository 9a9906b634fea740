import type { Bot } from '../../bots/index.js';
import type { Budget } from './match.js';

/** Iterations are thought in portions of this many, as at a table, where the clock is read between them. */
const PORTION = 64;

/** Lets a bot think as long as the budget says; `own` is how many iterations it takes where there is none. */
export function think(bot: Bot, budget: Budget, own: number): void {
  if (budget && 'ms' in budget) thinkFor(bot, budget.ms);
  else thinkThrough(bot, budget ? budget.iterations : own);
}

function thinkThrough(bot: Bot, iterations: number): void {
  for (let left = iterations; left > 0; left -= PORTION) {
    if (!bot.think(Math.min(left, PORTION))) return;
  }
}

/** The next portion takes no more than this share of the time left, so that the last ones are short. */
const SHARE = 1 / 4;

/** Thinks until the time is over; the clock is handed in by tests. */
export function thinkFor(bot: Bot, ms: number, now: () => number = () => performance.now()): void {
  const end = now() + ms;
  let portion = 1;
  for (let begin = now(); begin < end;) {
    if (!bot.think(portion)) return;
    const after = now();
    const each = (after - begin) / portion;
    const affordable = each > 0 ? ((end - after) * SHARE) / each : Infinity;
    portion = Math.max(1, Math.floor(Math.min(portion * 2, affordable)));
    begin = after;
  }
}
