import { just, object } from '../../read.js';
import type { RuleModule } from '../module.js';
import { longestTrail } from './trail.js';

/**
 * N12, A11: what is tied after points and tickets goes to the longest unbroken path in spaces; it may pass a place again
 * but uses a route once.
 */
export const longestPath: RuleModule<'longest-path'> = {
  facts: object({ rule: just('longest-path') }),
  install(builder) {
    builder.hooks.tieBreak = (board, position, seat) =>
      longestTrail(board.routes.filter((route) => position.owner[route.id] === seat));
    return null;
  },
};
