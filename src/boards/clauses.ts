import type { BoardFacts, RuleName } from '../engine/board/facts.js';
import type { RuleText } from './parts.js';

/** By clause: the texts of rules; an empty one stands for a rule that the board does not have. */
export type ClauseTexts = Record<string, string>;

/** The words, where the board has the rule; nothing where it has not. */
export function whereIn(facts: BoardFacts): (rule: RuleName, text: string) => string {
  return (rule, text) => (facts.rules.some((it) => it.rule === rule) ? text : '');
}

/** The clauses a board has, in order, each with what this board alone adds to it. */
export function clausesOf(texts: ClauseTexts, notes: Partial<ClauseTexts> = {}): RuleText[] {
  return Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([clause, text]) => ({ clause, text: [text, notes[clause] ?? ''].join(' ').trim() }));
}
