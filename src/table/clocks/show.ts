import type { Game } from '../../engine/index.js';
import type { ShownClocks } from '../../protocol/index.js';
import { type Clocks, clocksAt, type Timing, whyStanding } from './clocks.js';
import { afterUptime } from './downtime.js';

/** The clocks as clients see them now. */
export function showClocks(
  clocks: Clocks,
  { sitting }: Pick<Game, 'sitting'>,
  now: number,
  timing: Timing,
): ShownClocks {
  const current = clocksAt(clocks, now, timing);
  const { left, running, pauseLeft, given } = current;
  return {
    control: timing.control,
    left: left.map((ms, seat) => (sitting[seat] === 'person' ? Math.round(ms) : null)),
    running: running.slice(),
    startsIn: Math.max(0, Math.round(afterUptime(now, 1, timing.downtimes) - now - 1)),
    stands: whyStanding(current, timing),
    pauseLeft: Math.round(pauseLeft),
    given: given.slice(),
  };
}
