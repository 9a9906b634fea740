import type { Game } from '../../engine/index.js';
import type { TimeControl } from '../../protocol/index.js';
import type { ClockRow } from '../store.js';
import { runningSeats } from './after-entry.js';
import { newClocks } from './clocks.js';
import { dueTime } from './due.js';

/** The clocks of a game that begins now, as they are stored with it. */
export function firstClocks(game: Game, control: TimeControl, now: number): ClockRow {
  const clocks = newClocks(control, game.state.players, runningSeats(game), now);
  return { version: 1, clocks, due: dueTime(clocks, game, { control, downtimes: [] }) };
}
