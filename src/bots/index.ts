/** Bots: their interface, the built-in ones, and advice. */
import { hungry } from './baselines/hungry.js';
import { longroute } from './baselines/longroute.js';
import { onestep } from './baselines/onestep.js';
import { path } from './baselines/path.js';
import type { BotKind } from './bot.js';
import { levels } from './levels/levels.js';
import { master } from './master/master.js';
import { planner } from './planner/planner.js';
import { random } from './random.js';
import { variantOf } from './variant.js';

export { type Advice, type Advisor, type Hint, adviseOn } from './advice/advisor.js';
export type { HintGrade } from './advice/shortlist.js';
export type { Reason } from './advice/reason.js';
export { LEVELS, type Level } from './levels/names.js';
export { levels };
export { type Bot, type BotKind, type ChooseMove, decisionStream, instantBot } from './bot.js';

/** The built-in bots, weakest first. */
export const bots: readonly BotKind[] = [random, hungry, onestep, longroute, path, planner, master];

/** Every built-in bot that can play a match: the bots, and the levels offered to people. */
export function entrants(): BotKind[] {
  return [...bots, ...levels];
}

/** Finds a bot or level by name; `planner@turn=9` names a variant with other numbers. */
export function findBot(name: string): BotKind | undefined {
  return entrants().find((kind) => kind.name === name) ?? variantOf(name);
}
