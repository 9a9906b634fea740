import type { CountStep } from './count.js';

/** All tickets together take this long, whatever their number, in milliseconds. */
const LONGEST_COUNT_MS = 30_000;
/** A ticket takes this long where there are few. */
const TICKET_MS = 2000;
/** The first ticket takes this many times the average, the last one as much less. */
const FIRST_SHARE = 1.45;
const CATEGORY_MS = 2600;

/** How long a step is shown, in milliseconds: the count becomes faster as it goes on, but for the categories at its end. */
export function timeOf(steps: readonly CountStep[], at: number): number {
  if (steps[at]?.kind !== 'ticket') return CATEGORY_MS;
  const tickets = steps.filter(({ kind }) => kind === 'ticket').length;
  const average = Math.min(TICKET_MS, LONGEST_COUNT_MS / Math.max(1, tickets));
  const part = tickets < 2 ? 0.5 : at / (tickets - 1);
  return average * (FIRST_SHARE + part * 2 * (1 - FIRST_SHARE));
}

/** The times of the start and the end of the count, in milliseconds. */
const START_MS = 1500;
const FINALE_MS = 6000;
/** The share of a step after which its card flies, and how long it flies, in milliseconds. */
const FLIGHT_AT = 0.45;
const FLIGHT_MS = 380;
/** Without motion, steps are shorter: nothing moves that one would have to follow. */
const STILL_SHARE = 0.6;

/** When a step's card flies, when its points are in the numbers, and when the next step comes: in milliseconds from its start. */
export interface StepTimes {
  readonly flies: number;
  readonly counted: number;
  readonly next: number;
}

/** The times of a step, or of what is shown before the first one (-1), at a factor on the duration of motion. */
export function stepTimes(steps: readonly CountStep[], at: number, slowness: number): StepTimes {
  const next = pace(at < 0 ? START_MS : timeOf(steps, at), slowness);
  if (slowness === 0) return { flies: 0, counted: 0, next };
  const flies = next * FLIGHT_AT;
  const flight = Math.min(pace(FLIGHT_MS, slowness), next * (1 - FLIGHT_AT));
  return { flies, counted: flies + flight * 0.8, next };
}

/** How long the winner is hailed, in milliseconds. */
export function finaleTime(slowness: number): number {
  return pace(FINALE_MS, slowness);
}

function pace(ms: number, slowness: number): number {
  return ms * (slowness || STILL_SHARE);
}
