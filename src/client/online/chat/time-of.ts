import { t } from '../../language/index.js';

const DAY_MS = 24 * 3600 * 1000;
const two = (n: number): string => String(n).padStart(2, '0');

/** When a line was written: the time of the day, and the date where it is longer ago. */
export function timeOf(at: number, now = Date.now()): string {
  if (now - at > DAY_MS) return t.basics.date(at);
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
