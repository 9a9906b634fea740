import { type Entry, type Game, type Problem, reseat, type Seat } from '../engine/index.js';
import type { Level, TableProblem } from '../protocol/index.js';

/** The level of a bot that takes over for a person, where the table has none of its own. */
export const TAKE_OVER_LEVEL: Level = 'foreman';

/** A bot takes over the seat: for good where the person wants that, until the person is back where the table or the clock does. */
export function takeOver(
  draft: Game,
  seat: Seat,
  by: 'person' | 'host' | 'clock',
  level = TAKE_OVER_LEVEL,
): Entry | Problem | TableProblem {
  if (draft.state.phase === 'over') return { code: 'game-over' };
  return reseat(draft, seat, by, { type: 'take-over', bot: level }) ?? { code: 'not-your-seat' };
}

/** The person takes the seat back, in the middle of the bot's thinking too. */
export function giveBack(draft: Game, seat: Seat): Entry | Problem | TableProblem {
  if (draft.state.phase === 'over') return { code: 'game-over' };
  return reseat(draft, seat, 'person', { type: 'give-back' }) ?? { code: 'not-allowed' };
}
