/** Players that are programs: what they are to their hosts, and those of the house. */
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

/** Every sort of player, from the weakest on. */
export const bots: readonly BotKind[] = [random, hungry, onestep, longroute, path, planner, master];

/** Who can play a match: the bots, and the levels that people know them by. */
export function entrants(): BotKind[] {
  return [...bots, ...levels];
}

/** The sort of player of this name; a level is one too, and so is one of the house with some of its numbers changed. */
export function findBot(name: string): BotKind | undefined {
  return entrants().find((kind) => kind.name === name) ?? variantOf(name);
}
