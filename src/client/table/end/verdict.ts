import { itemAt, type Outcome, type Seat } from '../../../engine/index.js';

/** The winners, and what decided the game. */
export interface GameVerdict {
  winners: Seat[];
  /** The others with as many points as the winners. */
  tied: Seat[];
  /** What broke the tie, if there was one. */
  by: 'points' | 'tickets' | 'path' | 'shared';
}

/** Reads the verdict off a game's outcome. */
export function verdictOf({ totals, ranks, doneCounts, longest }: Outcome): GameVerdict {
  const seats = ranks.map((_, seat) => seat);
  const winners = seats.filter((seat) => ranks[seat] === 1);
  const first = itemAt(winners, 0);
  const tied = seats.filter((seat) => ranks[seat] !== 1 && totals[seat] === totals[first]);
  if (tied.length === 0) return { winners, tied, by: winners.length > 1 ? 'shared' : 'points' };
  const byPath = longest !== null && tied.some((seat) => doneCounts[seat] === doneCounts[first]);
  return { winners, tied, by: byPath ? 'path' : 'tickets' };
}

/** The seats in the order of the score table, the best first. */
export function byRank({ ranks }: Outcome): Seat[] {
  return ranks.map((_, seat) => seat).sort((x, y) => itemAt(ranks, x) - itemAt(ranks, y));
}
