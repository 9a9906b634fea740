import type { BoardBuilder } from '../board/board.js';
import type { RuleFacts, RuleName } from '../board/facts.js';
import { attractions } from './attractions.js';
import { countries } from './countries.js';
import { ferries, threeForWild } from './ferries.js';
import { fourForCard } from './four-for-card.js';
import { globetrotter } from './globetrotter.js';
import { longestPath } from './longest-path.js';
import { merchandise } from './merchandise.js';
import type { Rule, RuleProblem } from './rule.js';
import { terrain } from './terrain.js';
import { tunnels } from './tunnels.js';
import { sweep, wildEndsDraw, wildsPay } from './wilds.js';

/** Every rule module, by the name a board asks for it. */
const RULES: { [N in RuleName]: Rule<N> } = {
  'wilds-pay': wildsPay,
  'wild-ends-draw': wildEndsDraw,
  sweep,
  ferries,
  'three-for-wild': threeForWild,
  'four-for-card': fourForCard,
  tunnels,
  countries,
  terrain,
  merchandise,
  attractions,
  globetrotter,
  'longest-path': longestPath,
};

/** Installs the board's rule modules in its order. */
export function installRules(draft: BoardBuilder, rules: readonly RuleFacts[]): RuleProblem | null {
  for (const constants of rules) {
    const rule = RULES[constants.rule] as Rule<RuleName>;
    const problem = rule(draft, constants);
    if (problem) return problem;
  }
  return null;
}
