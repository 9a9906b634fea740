import { type BotKind, levels } from '../bots/index.js';
import type { Level } from '../protocol/index.js';

/** A bot that plays at a level, and how long it may think about a move. */
export interface Opponent {
  readonly kind: BotKind;
  readonly iterations: number;
  /** Milliseconds at most. */
  readonly ms: number;
}

/** Nobody likes to wait for longer. */
const PATIENCE = 1500;

/** Who plays at this level. */
export function opponentOf(level: Level): Opponent {
  const kind = levels.find(({ name }) => name === level);
  if (!kind) throw new Error(`no bot plays as ${level}`);
  return { kind, iterations: kind.iterations, ms: PATIENCE };
}
