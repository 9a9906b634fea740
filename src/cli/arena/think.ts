import type { Bot } from '../../bots/index.js';
import type { MatchBudget } from './match.js';

/** Iterations of one portion; at a table the clock is read between portions, and bots see no difference. */
const PORTION = 64;

/** Lets a bot think within the budget; without one, `own` iterations. */
export function think(bot: Bot, budget: MatchBudget, own: number): void {
  if (budget && 'ms' in budget) thinkFor(bot, budget.ms);
  else thinkThrough(bot, budget ? budget.iterations : own);
}

function thinkThrough(bot: Bot, iterations: number): void {
  for (let left = iterations; left > 0; left -= PORTION) {
    if (!bot.think(Math.min(left, PORTION))) return;
  }
}

/** A portion takes at most this share of the time left, so that the last ones are short. */
const SHARE = 1 / 4;

/** Thinks until the time is up; tests inject the clock. */
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
