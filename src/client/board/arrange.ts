import type { Candidate, Candidates } from './candidates.js';
import { crossings, stacked } from './crossings.js';
import type { Label } from './labels.js';
import { MISLEADING } from './misreading.js';
import { touching } from './free-space.js';

/** A line rather goes past the mark of another place than across a name or another line. */
const CROSSING = 1.5 * MISLEADING;
/** A name rather stands so much further away than right above or below another. */
const STACKED = 2;

/** A name that stands somewhere, and where else it could. */
export interface Placed {
  readonly candidates: Candidates;
  readonly best: Candidate;
}

/** The best spot for a name beside those that have theirs. */
export function bestOf(
  candidates: Candidates,
  taken: readonly Label[],
  below = Infinity,
): Candidate | undefined {
  let best: Candidate | undefined;
  let least = below;
  for (const [ring, away] of candidates.distances.entries()) {
    if (away >= least) break;
    for (const candidate of candidates.ring(ring)) {
      const { label, cost } = candidate;
      if (cost >= least || taken.some((other) => touching(other, label))) continue;
      const sum = beside(candidate, taken);
      if (sum < least) [best, least] = [candidate, sum];
    }
  }
  return best;
}

/** What a spot costs beside other names. */
export function beside({ label, cost }: Candidate, others: readonly Label[]): number {
  return cost + CROSSING * crossings(label, others) + STACKED * stacked(label, others);
}

/** The same names once each that could be misread has had another one make way for it, where that is better for the two together. */
export function rearranged(placed: readonly Placed[], fixed: readonly Label[]): Placed[] {
  const now = [...placed];
  for (let i = 0; i < now.length; i++) {
    for (let j = 0; j < now.length; j++) {
      const mine = now[i];
      const other = now[j];
      if (i === j || mine === undefined || other === undefined) continue;
      const rest = [...fixed, ...now.filter((_, k) => k !== i && k !== j).map((it) => it.best.label)];
      const cost = beside(mine.best, [...rest, other.best.label]);
      if (cost < MISLEADING) break;
      const better = bestOf(mine.candidates, rest, cost);
      if (better === undefined) continue;
      const left = cost + beside(other.best, rest) - beside(better, rest);
      const moved = bestOf(other.candidates, [...rest, better.label], left);
      if (moved === undefined) continue;
      now[i] = { ...mine, best: better };
      now[j] = { ...other, best: moved };
    }
  }
  return now;
}

/** The same names once each that lies right above or below another, or crosses one, has looked for a better spot. */
export function settled(placed: readonly Placed[], fixed: readonly Label[]): Placed[] {
  const now = [...placed];
  for (const [i, it] of placed.entries()) {
    const rest = [...fixed, ...now.filter((_, k) => k !== i).map((other) => other.best.label)];
    const cost = beside(it.best, rest);
    if (cost === it.best.cost) continue;
    const best = bestOf(it.candidates, rest, cost);
    if (best !== undefined) now[i] = { ...it, best };
  }
  return now;
}
