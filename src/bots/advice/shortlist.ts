import { type Move, itemAt } from '../../engine/index.js';
import type { Arm, Search } from '../master/search.js';
import type { Planner } from '../planner/planner.js';
import { reasonsFor } from './explain.js';
import { type Reason, isSpecific } from './reason.js';

/** How a move compares with the best: equal within the error, or a little worse. */
export type HintGrade = 'best' | 'level' | 'close';

/** A move worth advising, with its search results. */
export interface ShortlistedMove {
  arm: Arm;
  grade: HintGrade;
  reasons: Reason[];
}

/** The most moves to advise. */
const MAX_HINTS = 3;
/** Other moves than the best need this many playouts to be advised. */
const MIN_PLAYOUTS = 8;
/** Behind the best by at most this many points, a move is `level` or `close`. */
const LEVEL = 1;
const CLOSE = 3;

/**
 * The moves to advise, best first; each has a true reason and wastes nothing. Among level moves, one with a specific reason
 * comes first. The planner must have analysed the position.
 */
export function shortlist(search: Search, planner: Planner): ShortlistedMove[] {
  const best = search.best();
  const behind = (arm: Arm): number => search.pointsBehind(arm, best);
  const arms = search.arms
    .filter((arm) => arm === best || (arm.rewards.length >= MIN_PLAYOUTS && behind(arm) <= CLOSE))
    .sort((x, y) => (x === best ? -1 : y === best ? 1 : behind(x) - behind(y)));
  const sound = arms.filter(({ move }) => !isWasteful(planner, move));
  const some = sound.length > 0 ? sound : arms.slice(0, 1);
  const first = itemAt(some, 0);
  const explained = some.findIndex(
    (arm) => behind(arm) <= behind(first) + LEVEL && isSpecific(reasonsFor(planner, arm.move)),
  );
  if (explained > 0) some.unshift(...some.splice(explained, 1));
  // In reading order, so that no hint repeats the one above.
  const given: Reason[] = [];
  const listed: ShortlistedMove[] = [];
  for (const arm of some) {
    const reasons = reasonsFor(planner, arm.move, given);
    if (listed.length > 0 && !isSpecific(reasons)) continue;
    given.push(...reasons);
    const gap = behind(arm) - behind(itemAt(some, 0));
    listed.push({ arm, grade: listed.length === 0 ? 'best' : gap <= LEVEL ? 'level' : 'close', reasons });
    if (listed.length === MAX_HINTS) break;
  }
  return listed;
}

/** With fewer turns left than this, saving cards is pointless. */
const LATE = 4;

/** Whether a move wastes something: stand-ins while there is time to draw the route's own cards, or a turn on which something could score. */
function isWasteful(planner: Planner, move: Move): boolean {
  const { board, turns } = planner.analysis;
  const reasons = reasonsFor(planner, move);
  if (reasons.length === 0) return true;
  if (move.type !== 'claim') return false;
  const paid = move.cards.reduce((sum, n) => sum + n, 0);
  const completes = reasons.some(({ type }) => type === 'completes');
  return paid > itemAt(board.routes, move.route).length && turns >= LATE && !completes;
}
