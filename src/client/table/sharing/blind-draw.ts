import type { GameEvent, Seat, RedactedEntry } from '../../../engine/index.js';

/** A card that somebody drew without seeing it before, and the number of its entry. */
export interface Unseen {
  n: number;
  event: Extract<GameEvent, { type: 'drew' | 'drew-terrain' }>;
}

/** The card a seat drew unseen in its last move, if that is what it did. */
export function unseenOf(log: readonly RedactedEntry[], seat: Seat): Unseen | undefined {
  const last = log.filter((entry) => entry.seat === seat).at(-1);
  if (last === undefined || last.move.type === 'undo') return undefined;
  for (const event of last.outcome)
    if (event.type === 'drew' || event.type === 'drew-terrain') return { n: last.n, event };
  return undefined;
}
