import { type Game, type Seat, toAct } from '../../engine/index.js';
import { ABSENT_MS, type Clocks, type Timing, whyStanding } from './clocks.js';
import { afterUptime } from './downtime.js';

/** A bot by the day whose table was closed in the middle of its thinking moves at the latest after this time. */
const BOT_MS = 30_000;

/** When something happens at a table if nobody does anything, in milliseconds since 1970; null where nothing does. */
export function dueTime(
  clocks: Clocks,
  game: Pick<Game, 'state' | 'sitting'>,
  timing: Timing,
): number | null {
  const { control, downtimes } = timing;
  const { at, running, left, pauseLeft } = clocks;
  if (game.state.phase === 'over') return null;
  switch (whyStanding(clocks, timing)) {
    case 'empty':
      return null;
    case 'paused':
      return afterUptime(at, pauseLeft, downtimes);
    case null: {
      // By the day, bots play also while nobody looks; live, somebody who is connected keeps the table open.
      const isBots = toAct(game.state).some((seat) => game.sitting[seat] === 'bot');
      const bot = control.type === 'days' && isBots ? BOT_MS : Infinity;
      const wait = Math.min(
        bot,
        ...running.map((seat) => Math.min(left[seat] ?? 0, patience(clocks, seat, timing))),
      );
      return wait === Infinity ? null : afterUptime(at, wait, downtimes);
    }
  }
}

/** For how long the others still wait for somebody who is not connected. */
function patience({ here, absent }: Clocks, seat: Seat, { control }: Timing): number {
  if (control.type === 'days' || here.includes(seat)) return Infinity;
  return Math.max(0, ABSENT_MS - (absent[seat] ?? 0));
}
