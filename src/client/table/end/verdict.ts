import { itemAt, type Outcome, type Seat } from '../../../engine/index.js';

/** The winners, and what decided the game. */
export interface Verdict {
  winners: Seat[];
  /** The others with as many points as the winners. */
  level: Seat[];
  /** What broke the tie, if there was one. */
  by: 'points' | 'tickets' | 'path' | 'shared';
}

/** Reads the verdict off a game's outcome. */
export function verdictOf({ totals, ranks, doneCounts, longest }: Outcome): Verdict {
  const seats = ranks.map((_, seat) => seat);
  const winners = seats.filter((seat) => ranks[seat] === 1);
  const first = itemAt(winners, 0);
  const level = seats.filter((seat) => ranks[seat] !== 1 && totals[seat] === totals[first]);
  if (level.length === 0) return { winners, level, by: winners.length > 1 ? 'shared' : 'points' };
  const byPath = longest !== null && level.some((seat) => doneCounts[seat] === doneCounts[first]);
  return { winners, level, by: byPath ? 'path' : 'tickets' };
}

/** The seats in the order of the score table, the best first. */
export function byRank({ ranks }: Outcome): Seat[] {
  return ranks.map((_, seat) => seat).sort((x, y) => itemAt(ranks, x) - itemAt(ranks, y));
}
