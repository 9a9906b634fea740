/** A time during which the server was down. It is nobody's, and so is the grace time after it. Times are milliseconds since 1970. */
export interface Downtime {
  /** When the server was last known to be up. */
  since: number;
  /** When it was up again; null where it only stood still, and people stayed connected. */
  started: number | null;
  /** When clocks run again. */
  until: number;
}

/** People have this long to come back before their clocks run. */
export const GRACE_MS = 20_000;

/** How many milliseconds from one time to another are not downtime. `downtimes` are in the order of their beginnings. */
export function uptime(from: number, to: number, downtimes: readonly Downtime[]): number {
  let up = Math.max(0, to - from);
  let end = from;
  for (const { since, until } of downtimes) {
    // Two of them may overlap: the server went down again in its grace time.
    const begin = Math.max(since, end);
    const stop = Math.min(until, to);
    if (stop <= begin) continue;
    up -= stop - begin;
    end = stop;
  }
  return up;
}

/** When these milliseconds of uptime have passed. */
export function afterUptime(from: number, ms: number, downtimes: readonly Downtime[]): number {
  let at = from;
  let left = ms;
  for (const { since, until } of downtimes) {
    if (until <= at) continue;
    if (since >= at + left) break;
    left -= Math.max(0, since - at);
    at = until;
  }
  return at + left;
}

/** The first restart after a time: nobody who was connected then is connected any longer. */
export function restartAfter(at: number, downtimes: readonly Downtime[]): Downtime | undefined {
  return downtimes.find(({ started }) => started !== null && started > at);
}
