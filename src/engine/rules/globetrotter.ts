import type { Rule } from './rule.js';

/** N11, A10: points to whoever has most tickets done, to each when tied; nobody gets them with none done. */
export const globetrotter: Rule<'globetrotter'> = (draft, { points }) => {
  draft.bonuses.push({
    category: 'globetrotter',
    points(_board, _position, doneCounts) {
      const most = Math.max(...doneCounts);
      return doneCounts.map((done) => (done === most && done > 0 ? points : 0));
    },
  });
  return null;
};
