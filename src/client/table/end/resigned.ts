import { itemAt, type Outcome, type RedactedEntry, resignedSeats, type Seat } from '../../../engine/index.js';

/** The seats whose players gave up a game that was therefore stopped. */
export function seatsGivenUp(log: readonly RedactedEntry[], { reason }: Outcome): Seat[] {
  return reason === 'agreed' ? resignedSeats(log) : [];
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
  return rankResigned(outcome, seatsGivenUp(log, outcome));
}
