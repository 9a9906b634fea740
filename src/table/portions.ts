import type { Clock } from './clock.js';

/** What a thought may cost. */
export interface Budget {
  iterations: number;
  ms: number;
}

/** After so many milliseconds of thought whoever hosts the table gets to answer its screens. */
const PORTION_MS = 8;

/** How a thought goes on. */
interface Course {
  /** After each portion, how much was thought. */
  each?: (iterations: number) => void;
  /** Once, at the end. */
  done: () => void;
  /** How many milliseconds to rest after so much thought, where nobody waits for it. */
  rest?: (iterations: number) => number;
}

/** Thinks in portions until the budget is spent or more thought is of no use. Returns how to stop it before. */
export function thinkInPortions(
  clock: Clock,
  think: (iterations: number) => boolean,
  budget: Budget,
  { each, done, rest }: Course,
): () => void {
  const end = clock.now() + budget.ms;
  let thought = 0;
  let portion = Math.min(1, budget.iterations);
  let cost = 0;
  const step = () => {
    const begin = clock.now();
    // A portion that would run over the time is not begun.
    if (portion === 0 || begin + cost >= end) return done();
    const more = think(portion);
    thought += portion;
    cost = (clock.now() - begin) / portion;
    const affordable = cost > 0 ? Math.floor(PORTION_MS / cost) : Infinity;
    portion = Math.min(2 * portion, Math.max(1, affordable), budget.iterations - thought);
    each?.(thought);
    if (!more) return done();
    cancel = clock.later(rest?.(thought) ?? 0, step);
  };
  let cancel = clock.later(rest?.(0) ?? 0, step);
  return () => cancel();
}
