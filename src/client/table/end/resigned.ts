import { itemAt, type Outcome, type RedactedEntry, type Seat } from '../../../engine/index.js';

/** The seats whose players gave up: a bot has taken over for good, and the game was stopped by agreement. */
export function resignedSeats(log: readonly RedactedEntry[], { reason, ranks }: Outcome): Seat[] {
  if (reason !== 'agreed') return [];
  const gone = new Set<Seat>();
  for (const { seat, move } of log) {
    if (seat === null) continue;
    if (move.type === 'take-over') gone.add(seat);
    if (move.type === 'give-back') gone.delete(seat);
  }
  // Where all have gone, nobody is left to win but by points.
  return gone.size === ranks.length ? [] : [...gone];
}

/** The outcome with the places of those who gave up behind all others'. */
export function rankResigned(outcome: Outcome, resigned: readonly Seat[]): Outcome {
  if (resigned.length === 0) return outcome;
  const { ranks } = outcome;
  const isGone = (seat: Seat): boolean => resigned.includes(seat);
  const isAhead = (other: Seat, seat: Seat): boolean =>
    isGone(other) === isGone(seat) ? itemAt(ranks, other) < itemAt(ranks, seat) : isGone(seat);
  return {
    ...outcome,
    ranks: ranks.map((_, seat) => 1 + ranks.filter((__, other) => isAhead(other, seat)).length),
  };
}

/** The outcome as it is shown: who gave up is behind all others. */
export function shownOutcome(log: readonly RedactedEntry[], outcome: Outcome): Outcome {
  return rankResigned(outcome, resignedSeats(log, outcome));
}
