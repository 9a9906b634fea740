import { type State, toAct } from '../../engine/index.js';
import type { TableCard } from '../../protocol/index.js';

/** The public facts of a game's position, for a list of tables. */
export function summaryOf(state: State): Pick<TableCard, 'turns' | 'points' | 'over' | 'waiting' | 'result'> {
  const { turns, points, outcome } = state;
  return {
    turns,
    points: points.slice(),
    over: state.phase === 'over',
    waiting: toAct(state),
    result: outcome && { totals: outcome.totals, ranks: outcome.ranks, reason: outcome.reason },
  };
}
