import type { Seat } from '../engine/index.js';
import { type Reader, int, just, Mismatch, object, tagged } from '../engine/read.js';

/** How many days a move may take at a table by the day. */
export const DAYS_A_MOVE = [1, 2, 3, 5, 7] as const;
/** The bounds of a live clock: minutes for the whole game, and seconds added after each turn. */
export const LIVE_BOUNDS = { minutes: [1, 180], seconds: [0, 180] } as const;

/** How often a seat may be given time in a game: live a minute, by the day a day. */
export const MAX_GIFTS = 20;

/** How much time each player has: for the whole game and a bit more after each turn, or some days for each move. */
export type TimeControl =
  { type: 'live'; minutes: number; seconds: number } | { type: 'days'; days: (typeof DAYS_A_MOVE)[number] };

const days: Reader<(typeof DAYS_A_MOVE)[number]> = (x, at) =>
  DAYS_A_MOVE.find((it) => it === x) ?? new Mismatch(at);

/** Reads a time control. */
export const timeControl = tagged<TimeControl>('type', {
  live: object({
    type: just('live'),
    minutes: int(...LIVE_BOUNDS.minutes),
    seconds: int(...LIVE_BOUNDS.seconds),
  }),
  days: object({ type: just('days'), days }),
});

/** The clocks of a table as its clients see them. Times are in milliseconds, at the moment they were sent. */
export interface ShownClocks {
  control: TimeControl;
  /** By seat: the time left; null for a bot's seat. */
  left: (number | null)[];
  /** The seats whose time runs. */
  running: Seat[];
  /** In how long they run on, as the server has just come back; 0 where they run. */
  startsIn: number;
  /** The clocks stand: somebody has paused the game, or no player is connected. */
  stands: 'paused' | 'empty' | null;
  /** How much pause this game has left. */
  pauseLeft: number;
  /** By seat: how often others have given it time. */
  given: number[];
}
