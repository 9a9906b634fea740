import type { BoardFacts, RuleName } from '../engine/board/facts.js';
import type { RuleText } from './parts.js';

/** Rule texts by clause; empty for a rule that the board does not have. */
export type ClauseTexts = Record<string, string>;

/** Returns a function that keeps a text if the board has the rule, and empties it otherwise. */
export function whereIn(facts: BoardFacts): (rule: RuleName, text: string) => string {
  return (rule, text) => (facts.rules.some((it) => it.rule === rule) ? text : '');
}

/** The clauses of a board, in order, each with the board's own notes. */
export function clausesOf(texts: ClauseTexts, notes: Partial<ClauseTexts> = {}): RuleText[] {
  return Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([clause, text]) => ({ clause, text: [text, notes[clause] ?? ''].join(' ').trim() }));
}
