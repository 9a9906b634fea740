import type { Seat } from '../../engine/index.js';
import { MAX_GIFTS } from '../../protocol/index.js';
import { type Clocks, clocksAt, DAY_MS, type Timing } from './clocks.js';

/** How much time an opponent gives at once. */
const GIFT_MS = { live: 60_000, days: DAY_MS } as const;

/** The game is paused, or continues; null where it can't be paused: by the day, or when its pause is used up. */
export function withPause(clocks: Clocks, paused: boolean, now: number, timing: Timing): Clocks | null {
  const next = clocksAt(clocks, now, timing);
  if (paused && (timing.control.type === 'days' || next.pauseLeft === 0)) return null;
  return { ...next, paused };
}

/**
 * A seat is given time, for the time number `times`: the same present sent twice counts once. Null where it has had all that it may be
 * given.
 */
export function withGift(
  clocks: Clocks,
  seat: Seat,
  times: number,
  now: number,
  timing: Timing,
): Clocks | null {
  const given = clocks.given[seat] ?? 0;
  const next = clocksAt(clocks, now, timing);
  if (times <= given) return next;
  if (times !== given + 1 || times > MAX_GIFTS) return null;
  const ms = GIFT_MS[timing.control.type];
  return {
    ...next,
    left: next.left.map((left, i) => (i === seat ? left + ms : left)),
    given: next.given.map((count, i) => (i === seat ? times : count)),
  };
}

/** Live: people of these seats come or go. */
export function withPresence(
  clocks: Clocks,
  { come, gone }: { come: readonly Seat[]; gone: readonly Seat[] },
  now: number,
  timing: Timing,
): Clocks {
  const before = clocksAt(clocks, now, timing);
  const here = before.here.filter((seat) => !gone.includes(seat));
  const added = come.filter((seat) => !here.includes(seat));
  return {
    ...before,
    here: [...here, ...added].sort((x, y) => x - y),
    absent: before.absent.map((ms, seat) => (come.includes(seat) ? 0 : ms)),
  };
}
