/** What durations are counted in. */
export type Unit = 'day' | 'hour' | 'minute' | 'second';

const MS: Record<Unit, number> = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };
const UNITS: readonly Unit[] = ['day', 'hour', 'minute', 'second'];

/** A duration in its two largest units, rounded up to a whole second: one day and four hours, 40 seconds. */
export function durationIn(ms: number): { unit: Unit; n: number }[] {
  let left = Math.ceil(Math.max(0, ms) / MS.second) * MS.second;
  const first = UNITS.findIndex((unit) => left >= MS[unit]);
  if (first < 0) return [{ unit: 'second', n: 0 }];
  const parts = UNITS.slice(first, first + 2).map((unit) => {
    const n = Math.floor(left / MS[unit]);
    left -= n * MS[unit];
    return { unit, n };
  });
  return parts.filter(({ n }) => n > 0);
}

/** A duration in one unit, for where there is no room for two: in hours up to three days, in minutes below an hour. */
export function roughDuration(ms: number): { unit: Unit; n: number } {
  const unit = ms >= 3 * MS.day ? 'day' : ms >= MS.hour ? 'hour' : ms >= MS.minute ? 'minute' : 'second';
  return { unit, n: Math.floor(Math.max(0, ms) / MS[unit]) };
}
