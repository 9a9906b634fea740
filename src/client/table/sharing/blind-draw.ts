import type { GameEvent, Seat, RedactedEntry } from '../../../engine/index.js';

/** A card drawn from a deck, and the number of its entry. */
export interface BlindDraw {
  n: number;
  event: Extract<GameEvent, { type: 'drew' | 'drew-terrain' }>;
}

/** The card that a seat drew from a deck in its last move, if it did. */
export function blindDrawOf(log: readonly RedactedEntry[], seat: Seat): BlindDraw | undefined {
  const last = log.filter((entry) => entry.seat === seat).at(-1);
  if (last === undefined || last.move.type === 'undo') return undefined;
  for (const event of last.outcome)
    if (event.type === 'drew' || event.type === 'drew-terrain') return { n: last.n, event };
  return undefined;
}
