import type { Clock } from '../../table/index.js';

/** A burst may have the credit of this many seconds. */
const BURST_SECONDS = 8;

/**
 * The credit of one socket: messages cost some, and it comes back with time. Returns a function that spends credit, and says whether
 * there was enough.
 */
export function newCredit(clock: Pick<Clock, 'now'>, perSecond: number): (cost: number) => boolean {
  const burst = BURST_SECONDS * perSecond;
  let credit = burst;
  let last = clock.now();
  return (cost) => {
    const now = clock.now();
    credit = Math.min(burst, credit + ((now - last) * perSecond) / 1000);
    last = now;
    if (credit < cost) return false;
    credit -= cost;
    return true;
  };
}
