/** How long the moves took, in milliseconds. Plain data that takes the same room for ten moves and for ten million. */
export interface Times {
  moves: number;
  sum: number;
  longest: number;
  /** How many moves took about so long, by step of a scale on which eight steps double the time. */
  counts: Record<number, number>;
}

/** Steps of the scale to a doubling: a step is 9 %. */
const STEPS = 8;
/** Step 0 of the scale; what is quicker counts as this. */
const LEAST_MS = 2 ** -10;

/** No times yet. */
export function noTimes(): Times {
  return { moves: 0, sum: 0, longest: 0, counts: {} };
}

/** Adds the time of a move. */
export function addTime(times: Times, ms: number): void {
  times.moves++;
  times.sum += ms;
  times.longest = Math.max(times.longest, ms);
  const step = ms > LEAST_MS ? Math.round(Math.log2(ms / LEAST_MS) * STEPS) : 0;
  times.counts[step] = (times.counts[step] ?? 0) + 1;
}

/** Adds other times to these. */
export function addTimes(times: Times, others: Times): void {
  times.moves += others.moves;
  times.sum += others.sum;
  times.longest = Math.max(times.longest, others.longest);
  for (const [step, n] of Object.entries(others.counts)) {
    times.counts[Number(step)] = (times.counts[Number(step)] ?? 0) + n;
  }
}

/** The mean time of a move; 0 where there is none. */
export function meanTime({ sum, moves }: Times): number {
  return moves === 0 ? 0 : sum / moves;
}

/** The time that this share of the moves did not exceed, to within 5 %. */
export function timeAt(times: Times, share: number): number {
  let seen = 0;
  // Whole numbers are an object's keys in rising order.
  for (const [step, n] of Object.entries(times.counts)) {
    seen += n;
    if (seen >= share * times.moves) return Math.min(LEAST_MS * 2 ** (Number(step) / STEPS), times.longest);
  }
  return 0;
}

/** Whether something from a file has the form of times. */
export function isTimes(value: unknown): value is Times {
  const { moves, sum, longest, counts } = (value ?? {}) as Partial<Times>;
  const steps = Object.entries(counts ?? { none: NaN }).flatMap(([step, n]) => [Number(step), n]);
  return [moves, sum, longest, ...steps].every(Number.isFinite);
}
