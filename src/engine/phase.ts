import type { AnyOf } from './rules/types.js';

/** The phases before a game is over that need no special rule, in order. */
export const FAMILY_PHASES = ['opening', 'turn', 'second', 'keep'] as const;

/**
 * What the table waits for: the opening choice of tickets, an action, the second card of a draw, the choice among
 * tickets drawn, what a rule asks for, or nothing more.
 */
export type Phase = (typeof FAMILY_PHASES)[number] | AnyOf<'phase'> | 'over';
