import type { Rule } from './rule.js';

/** N12, A11: what is tied after points and tickets goes to the longest unbroken path. */
export const longestPath: Rule<'longest-path'> = (draft) => {
  draft.longestPathBreaksTies = true;
  return null;
};
