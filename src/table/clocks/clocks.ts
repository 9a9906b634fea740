import type { Seat } from '../../engine/index.js';
import type { TimeControl } from '../../protocol/index.js';
import { type Downtime, restartAfter, uptime } from './downtime.js';

/**
 * The clocks of a table at one moment, as they are stored. The functions of this folder return changed copies. Times are milliseconds,
 * `at` since 1970.
 */
export interface Clocks {
  /** When the rest was so. */
  at: number;
  /** By seat: the time left. */
  left: number[];
  /** The seats whose time runs: those of people that the game waits for. */
  running: Seat[];
  /** Live: the seats whose people are connected. */
  here: Seat[];
  /** Live, by seat: for how long the game has waited for somebody who is not connected. */
  absent: number[];
  paused: boolean;
  pauseLeft: number;
  /** The last turn that was counted: one that is played again after an undo adds no time. */
  turn: number;
  /** By seat: the turn in which a person without time got some more on returning; -1 before that. */
  rescued: number[];
  /** By seat: how often others have given it time. */
  given: number[];
}

/** What the functions of clocks need besides: the table's time control, and when the server was down. */
export interface Timing {
  control: TimeControl;
  downtimes: readonly Downtime[];
}

const MINUTE_MS = 60_000;
/** A day, by which slow games are counted. */
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** A live game may be paused for this long in all. */
export const PAUSE_MS = 10 * MINUTE_MS;
/** After this time a bot moves for a person who is not connected. */
export const ABSENT_MS = MINUTE_MS;

/** The time with which a game or, by the day, a turn begins. */
export function fullTime(control: TimeControl): number {
  return control.type === 'live' ? control.minutes * MINUTE_MS : control.days * DAY_MS;
}

/** The clocks of a game that begins: all people choose tickets at the same time. Live ones run once somebody is there. */
export function newClocks(control: TimeControl, seats: number, running: readonly Seat[], at: number): Clocks {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    at,
    left: each(fullTime(control)),
    running: running.slice(),
    here: [],
    absent: each(0),
    paused: false,
    pauseLeft: control.type === 'live' ? PAUSE_MS : 0,
    turn: 0,
    rescued: each(-1),
    given: each(0),
  };
}

/** Why no time passes at a table; null where it does. */
export function whyStanding({ paused, here }: Clocks, { control }: Timing): 'paused' | 'empty' | null {
  if (control.type === 'live' && here.length === 0) return 'empty';
  return paused ? 'paused' : null;
}

/** The clocks at a later moment, if nothing happens until then but that time passes. */
export function clocksAt(clocks: Clocks, now: number, timing: Timing): Clocks {
  const { control, downtimes } = timing;
  const restart = control.type === 'live' ? restartAfter(clocks.at, downtimes) : undefined;
  if (!restart) return pass(clocks, now, timing);
  // Everybody was disconnected when the server went down, and a table without people waits.
  const before = pass(clocks, Math.max(clocks.at, restart.since), timing);
  return pass({ ...before, here: [], at: Math.max(before.at, restart.started ?? 0) }, now, timing);
}

function pass(clocks: Clocks, now: number, timing: Timing): Clocks {
  // The clocks of servers may differ, and are set: time never runs back.
  const at = Math.max(clocks.at, now);
  const passed = uptime(clocks.at, at, timing.downtimes);
  if (whyStanding(clocks, timing) === 'empty' || passed === 0) return { ...clocks, at };
  const paused = clocks.paused ? Math.min(passed, clocks.pauseLeft) : 0;
  const pauseLeft = clocks.pauseLeft - paused;
  const spent = passed - paused;
  const { running, here } = clocks;
  const isLive = timing.control.type === 'live';
  return {
    ...clocks,
    at,
    paused: clocks.paused && pauseLeft > 0,
    pauseLeft,
    left: clocks.left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - spent) : ms)),
    absent: clocks.absent.map((ms, seat) =>
      isLive && running.includes(seat) && !here.includes(seat) ? ms + spent : ms,
    ),
  };
}

/** The seats that a bot takes over now: out of time, or gone on their turn. */
export function seatsOut({ running, left, absent, here }: Clocks, { control }: Timing): Seat[] {
  return running.filter((seat) => {
    const isGone = control.type === 'live' && !here.includes(seat) && (absent[seat] ?? 0) >= ABSENT_MS;
    return isGone || (left[seat] ?? 0) <= 0;
  });
}
