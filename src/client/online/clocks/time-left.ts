import type { Seat } from '../../../engine/index.js';
import type { ShownClocks } from '../../../protocol/index.js';

/** Clocks, and the page's time when they came. */
export interface ReceivedClocks {
  shown: ShownClocks;
  at: number;
}

/** The time a seat has left now; null where a bot plays it. */
export function timeLeft({ shown, at }: ReceivedClocks, seat: Seat, now: number): number | null {
  const left = shown.left[seat] ?? null;
  if (left === null || !isRunning(shown, seat)) return left;
  return Math.max(0, left - Math.max(0, now - at - shown.startsIn));
}

/** Whether a seat's time runs. */
export function isRunning({ running, stands }: ShownClocks, seat: Seat): boolean {
  return stands === null && running.includes(seat);
}

/** When little is left: live a minute, by the day six hours. */
export function isLow(left: number, { control }: Pick<ShownClocks, 'control'>): boolean {
  return left < (control.type === 'live' ? 60_000 : 6 * 3_600_000);
}

/** In how long what is shown of a clock changes: live each second, by the day each minute. */
export function untilChange(left: number, { control }: Pick<ShownClocks, 'control'>): number {
  const step = control.type === 'live' || left < 60_000 ? 1000 : 60_000;
  // A little later, as a timer that is early would show the same once more.
  return (left % step || step) + 10;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

/** A live clock as it is shown: minutes and seconds, with hours before them where there are any. Rounded up: 0:00 is the end. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
