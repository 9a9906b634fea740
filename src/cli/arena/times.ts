/** Durations of moves in milliseconds, as a histogram of constant size. */
export interface Times {
  moves: number;
  sum: number;
  longest: number;
  /** Moves by step of a logarithmic scale; eight steps double the time. */
  counts: Record<number, number>;
}

/** Steps per doubling: a step is 9 %. */
const STEPS = 8;
/** Step 0 of the scale; quicker moves count as this. */
const LEAST_MS = 2 ** -10;

/** An empty histogram. */
export function noTimes(): Times {
  return { moves: 0, sum: 0, longest: 0, counts: {} };
}

/** Adds the duration of a move. */
export function addTime(times: Times, ms: number): void {
  times.moves++;
  times.sum += ms;
  times.longest = Math.max(times.longest, ms);
  const step = ms > LEAST_MS ? Math.round(Math.log2(ms / LEAST_MS) * STEPS) : 0;
  times.counts[step] = (times.counts[step] ?? 0) + 1;
}

/** Adds all of `others` to `times`. */
export function addTimes(times: Times, others: Times): void {
  times.moves += others.moves;
  times.sum += others.sum;
  times.longest = Math.max(times.longest, others.longest);
  for (const [step, n] of Object.entries(others.counts)) {
    times.counts[Number(step)] = (times.counts[Number(step)] ?? 0) + n;
  }
}

/** The mean duration of a move; 0 if there is none. */
export function meanTime({ sum, moves }: Times): number {
  return moves === 0 ? 0 : sum / moves;
}

/** The quantile of the durations, to within 5 %. */
export function timeAt(times: Times, share: number): number {
  let seen = 0;
  // Integer keys of an object are in ascending order.
  for (const [step, n] of Object.entries(times.counts)) {
    seen += n;
    if (seen >= share * times.moves) return Math.min(LEAST_MS * 2 ** (Number(step) / STEPS), times.longest);
  }
  return 0;
}

/** Whether a value from a file is a histogram of times. */
export function isTimes(value: unknown): value is Times {
  const { moves, sum, longest, counts } = (value ?? {}) as Partial<Times>;
  const steps = Object.entries(counts ?? { none: NaN }).flatMap(([step, n]) => [Number(step), n]);
  return [moves, sum, longest, ...steps].every(Number.isFinite);
}
