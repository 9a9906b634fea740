import type { BoardBuilder } from '../board/board.js';
import type { RuleFacts, RuleName } from '../board/facts.js';

/** What a board file must change for a rule module to work. */
export interface RuleProblem {
  code: 'rule-needs' | 'rules-clash';
  /** The rule, and what it needs or can't stand beside. */
  rule: RuleName;
  what: string;
}

/** The constants a board hands to a rule module. */
export type Constants<N extends RuleName> = Extract<RuleFacts, { rule: N }>;

/** A rule module: it installs itself on a board, or says what the board lacks. */
export type Rule<N extends RuleName> = (draft: BoardBuilder, constants: Constants<N>) => RuleProblem | null;
