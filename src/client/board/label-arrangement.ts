import type { LabelCandidate, LabelCandidates } from './label-candidates.js';
import { countCrossings, countStacked } from './label-crossings.js';
import type { Label } from './labels.js';
import { AMBIGUOUS } from './label-ambiguity.js';
import { labelsTouch } from './free-space.js';

/** A line rather goes past the mark of another place than across a name or another line. */
const CROSSING = 1.5 * AMBIGUOUS;
/** A name rather stands so much further away than right above or below another. */
const STACKED = 2;

/** A name that stands somewhere, and where else it could. */
export interface PlacedLabel {
  readonly candidates: LabelCandidates;
  readonly best: LabelCandidate;
}

/** The best spot for a name beside those that have theirs. */
export function bestCandidate(
  candidates: LabelCandidates,
  taken: readonly Label[],
  below = Infinity,
): LabelCandidate | undefined {
  let best: LabelCandidate | undefined;
  let least = below;
  for (const [ring, away] of candidates.distances.entries()) {
    if (away >= least) break;
    for (const candidate of candidates.ring(ring)) {
      const { label, cost } = candidate;
      if (cost >= least || taken.some((other) => labelsTouch(other, label))) continue;
      const sum = costBeside(candidate, taken);
      if (sum < least) [best, least] = [candidate, sum];
    }
  }
  return best;
}

/** What a spot costs beside other names. */
export function costBeside({ label, cost }: LabelCandidate, others: readonly Label[]): number {
  return cost + CROSSING * countCrossings(label, others) + STACKED * countStacked(label, others);
}

/** The same names once each that could be misread has had another one make way for it, where that is better for the two together. */
export function makeWay(placed: readonly PlacedLabel[], fixed: readonly Label[]): PlacedLabel[] {
  const now = [...placed];
  for (let i = 0; i < now.length; i++) {
    for (let j = 0; j < now.length; j++) {
      const mine = now[i];
      const other = now[j];
      if (i === j || mine === undefined || other === undefined) continue;
      const rest = [...fixed, ...now.filter((_, k) => k !== i && k !== j).map((it) => it.best.label)];
      const cost = costBeside(mine.best, [...rest, other.best.label]);
      if (cost < AMBIGUOUS) break;
      const better = bestCandidate(mine.candidates, rest, cost);
      if (better === undefined) continue;
      const left = cost + costBeside(other.best, rest) - costBeside(better, rest);
      const moved = bestCandidate(other.candidates, [...rest, better.label], left);
      if (moved === undefined) continue;
      now[i] = { ...mine, best: better };
      now[j] = { ...other, best: moved };
    }
  }
  return now;
}

/** The same names once each that lies right above or below another, or crosses one, has looked for a better spot. */
export function improveSpots(placed: readonly PlacedLabel[], fixed: readonly Label[]): PlacedLabel[] {
  const now = [...placed];
  for (const [i, it] of placed.entries()) {
    const rest = [...fixed, ...now.filter((_, k) => k !== i).map((other) => other.best.label)];
    const cost = costBeside(it.best, rest);
    if (cost === it.best.cost) continue;
    const best = bestCandidate(it.candidates, rest, cost);
    if (best !== undefined) now[i] = { ...it, best };
  }
  return now;
}
