import { type BotKind, levels } from '../../bots/index.js';
import type { Level } from '../../protocol/index.js';
import type { Budget } from './thinker.js';

/** People don't like to wait for a bot any longer. */
const MAX_THINK_MS = 1500;

/** The bot that plays at a level. */
export function botOf(level: Level): BotKind {
  const kind = levels.find(({ name }) => name === level);
  if (!kind) throw new Error(`no bot plays at level ${level}`);
  return kind;
}

/** How long a bot of a level may think about a move. */
export function budgetOf(level: Level): Budget {
  return { iterations: botOf(level).iterations, ms: MAX_THINK_MS };
}
