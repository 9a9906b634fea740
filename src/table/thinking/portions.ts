import type { Cancel, Clock } from '../clock.js';
import type { Budget } from './thinker.js';

/** After this many milliseconds of thought the event loop gets to serve others. */
const PORTION_MS = 8;

/** Callbacks of a thought. */
interface PortionListener {
  /** After each portion, with the number of iterations so far. */
  onPortion?: (iterations: number) => void;
  /** Once, at the end. */
  onDone: () => void;
  /** For thoughts in the background: how many milliseconds to rest after this many iterations. */
  restAfter?: (iterations: number) => number;
}

/** Thinks in portions on the event loop until the budget is spent or `think` returns false. */
export function thinkInPortions(
  clock: Clock,
  think: (iterations: number) => boolean,
  budget: Budget,
  { onPortion, onDone, restAfter }: PortionListener,
): Cancel {
  const end = clock.now() + budget.ms;
  let spent = 0;
  let portion = Math.min(1, budget.iterations);
  let cost = 0;
  const step = () => {
    const begin = clock.now();
    // A portion that would exceed the time is not begun.
    if (portion === 0 || begin + cost >= end) return onDone();
    const isUseful = think(portion);
    spent += portion;
    cost = (clock.now() - begin) / portion;
    const affordable = cost > 0 ? Math.floor(PORTION_MS / cost) : Infinity;
    portion = Math.min(2 * portion, Math.max(1, affordable), budget.iterations - spent);
    onPortion?.(spent);
    if (!isUseful) return onDone();
    cancel = clock.setTimer(restAfter?.(spent) ?? 0, step);
  };
  let cancel = clock.setTimer(restAfter?.(0) ?? 0, step);
  return () => cancel();
}
