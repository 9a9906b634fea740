import { int, just, object } from '../../read.js';
import type { RuleModule } from '../module.js';

/** N11, A10: points for the most tickets done, to each seat that ties for it; none with no ticket done. */
export const globetrotter: RuleModule<'globetrotter'> = {
  facts: object({ rule: just('globetrotter'), points: int(1, 1000) }),
  category: { globetrotter: true },
  install(builder, { points }) {
    builder.hooks.scorings.push({
      category: 'globetrotter',
      open: false,
      points(_board, _position, doneCounts) {
        const most = Math.max(...doneCounts);
        return doneCounts.map((done) => (done === most && done > 0 ? points : 0));
      },
    });
    return null;
  },
};
