import type { Outcome, Seat } from '../../../engine/index.js';

/** Who won, and what decided it. */
export interface Verdict {
  winners: Seat[];
  /** Those that the winners were level with on points. */
  level: Seat[];
  /** What broke the tie, if there was one. */
  by: 'points' | 'tickets' | 'path' | 'shared';
}

/** Reads off the count who won and why. */
export function verdictOf({ totals, ranks, doneCounts, longest }: Outcome): Verdict {
  const seats = ranks.map((_, seat) => seat);
  const winners = seats.filter((seat) => ranks[seat] === 1);
  const [first] = winners;
  const level = seats.filter((seat) => ranks[seat] !== 1 && totals[seat] === totals[first]);
  if (level.length === 0) return { winners, level, by: winners.length > 1 ? 'shared' : 'points' };
  const byPath = longest !== null && level.some((seat) => doneCounts[seat] === doneCounts[first]);
  return { winners, level, by: byPath ? 'path' : 'tickets' };
}

/** The seats as the count lists them, the best first. */
export function byRank({ ranks }: Outcome): Seat[] {
  return ranks.map((_, seat) => seat).sort((x, y) => ranks[x] - ranks[y]);
}
