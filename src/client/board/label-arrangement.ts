import type { LabelCandidate, LabelCandidates } from './label-candidates.js';
import { countCrossings, countStacked } from './label-crossings.js';
import type { Label } from './labels.js';
import { AMBIGUOUS } from './label-ambiguity.js';
import { labelsTouch } from './free-space.js';

/** A leader that crosses a name or another leader costs more than one that passes the mark of another place. */
const CROSSING = 1.5 * AMBIGUOUS;
/** What a name costs right above or below another, in distance from its mark. */
const STACKED = 2;

/** A name, the spot chosen for it, and its other candidates. */
export interface PlacedLabel {
  readonly candidates: LabelCandidates;
  readonly best: LabelCandidate;
}

/** The cheapest spot for a name beside the labels already placed; none where all cost `below` or more. */
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
      const total = costBeside(candidate, taken);
      if (total < least) [best, least] = [candidate, total];
    }
  }
  return best;
}

/** What a spot costs beside other labels. */
export function costBeside({ label, cost }: LabelCandidate, others: readonly Label[]): number {
  return cost + CROSSING * countCrossings(label, others) + STACKED * countStacked(label, others);
}

/** Moves pairs of names where one is ambiguous and the two together get cheaper spots. */
export function makeWay(placed: readonly PlacedLabel[], fixed: readonly Label[]): PlacedLabel[] {
  const labels = [...placed];
  for (let i = 0; i < labels.length; i++) {
    for (let j = 0; j < labels.length; j++) {
      const mine = labels[i];
      const other = labels[j];
      if (i === j || mine === undefined || other === undefined) continue;
      const rest = [...fixed, ...labels.filter((_, k) => k !== i && k !== j).map((it) => it.best.label)];
      const cost = costBeside(mine.best, [...rest, other.best.label]);
      if (cost < AMBIGUOUS) break;
      const better = bestCandidate(mine.candidates, rest, cost);
      if (better === undefined) continue;
      const budget = cost + costBeside(other.best, rest) - costBeside(better, rest);
      const moved = bestCandidate(other.candidates, [...rest, better.label], budget);
      if (moved === undefined) continue;
      labels[i] = { ...mine, best: better };
      labels[j] = { ...other, best: moved };
    }
  }
  return labels;
}

/** Moves each name that crosses another, or lies right above or below one, to a cheaper spot if there is one. */
export function improveSpots(placed: readonly PlacedLabel[], fixed: readonly Label[]): PlacedLabel[] {
  const labels = [...placed];
  for (const [i, it] of placed.entries()) {
    const rest = [...fixed, ...labels.filter((_, k) => k !== i).map((other) => other.best.label)];
    const cost = costBeside(it.best, rest);
    if (cost === it.best.cost) continue;
    const best = bestCandidate(it.candidates, rest, cost);
    if (best !== undefined) labels[i] = { ...it, best };
  }
  return labels;
}
