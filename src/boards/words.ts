import { names as africaNames } from './africa/names.js';
import { rules as africaRules } from './africa/rules.js';
import { names as amsterdamNames } from './amsterdam/names.js';
import { rules as amsterdamRules } from './amsterdam/rules.js';
import type { BoardId, ByBoard } from './ids.js';
import { names as newyorkNames } from './newyork/names.js';
import { rules as newyorkRules } from './newyork/rules.js';
import { names as nordicNames } from './nordic/names.js';
import { rules as nordicRules } from './nordic/rules.js';
import type { RuleText } from './texts.js';

/** What people read of a board: the names of its places and countries, and its rules. */
export interface BoardWords {
  names: Record<string, string>;
  rules: RuleText[];
}

/** The words of every board, by the board's id. */
export const boardWords: ByBoard<BoardWords> = {
  nordic: { names: nordicNames, rules: nordicRules },
  newyork: { names: newyorkNames, rules: newyorkRules },
  amsterdam: { names: amsterdamNames, rules: amsterdamRules },
  africa: { names: africaNames, rules: africaRules },
} satisfies Record<BoardId, BoardWords>;
