import type { Move } from '../../engine/index.js';
import type { Arm, Search } from '../master/search.js';
import type { Planner } from '../planner/planner.js';
import { reasonsFor } from './explain.js';
import { type Reason, isSpecific } from './reason.js';

/** How a move stands beside the best: as good as far as can be told, or a little worse. */
export type HintGrade = 'best' | 'level' | 'close';

/** A move worth advising. */
export interface ShortlistedMove {
  arm: Arm;
  grade: HintGrade;
  reasons: Reason[];
}

/** How many moves are advised. */
const MOST = 3;
/** A move is advised beside the best only when it was tried this often, */
const TRIED = 8;
/** and is level with it when it is behind by no more than this many points, close by no more than that. */
const LEVEL = 1;
const CLOSE = 3;

/**
 * The moves to advise, best first: each has a true reason and wastes nothing. Of moves that are level one that can be explained
 * comes first. `planner` has studied the position.
 */
export function shortlist(search: Search, planner: Planner): ShortlistedMove[] {
  const best = search.best();
  const behind = (arm: Arm): number => search.pointsBehind(arm, best);
  const arms = search.arms
    .filter((arm) => arm === best || (arm.rewards.length >= TRIED && behind(arm) <= CLOSE))
    .sort((x, y) => (x === best ? -1 : y === best ? 1 : behind(x) - behind(y)));
  const sound = arms.filter(({ move }) => !isWasteful(planner, move));
  const some = sound.length > 0 ? sound : arms.slice(0, 1);
  const explained = some.findIndex(
    (arm) => behind(arm) <= behind(some[0]) + LEVEL && isSpecific(reasonsFor(planner, arm.move)),
  );
  if (explained > 0) some.unshift(...some.splice(explained, 1));
  // In the order in which they are read, so that none says what the one above has said.
  const told: Reason[] = [];
  const listed: ShortlistedMove[] = [];
  for (const arm of some) {
    const reasons = reasonsFor(planner, arm.move, told);
    if (listed.length > 0 && !isSpecific(reasons)) continue;
    told.push(...reasons);
    const gap = behind(arm) - behind(some[0]);
    listed.push({ arm, grade: listed.length === 0 ? 'best' : gap <= LEVEL ? 'level' : 'close', reasons });
    if (listed.length === MOST) break;
  }
  return listed;
}

/** With fewer turns than this to come, cards are there to be spent. */
const LATE = 4;

/** Whether a move gives away more than it has to: stand-ins paid for a route while there is time to draw its own cards, or a turn on which something could score. */
function isWasteful(planner: Planner, move: Move): boolean {
  const { board, turns } = planner.analysis;
  const reasons = reasonsFor(planner, move);
  if (reasons.length === 0) return true;
  if (move.type !== 'claim') return false;
  const paid = move.cards.reduce((sum, n) => sum + n, 0);
  const completes = reasons.some(({ type }) => type === 'completes');
  return paid > board.routes[move.route].length && turns >= LATE && !completes;
}
