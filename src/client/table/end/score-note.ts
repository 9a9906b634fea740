import type { Category, Outcome, Seat, View } from '../../../engine/index.js';
import { t } from '../../language/index.js';

/** What the points of a category are for: a number of things, in words and as an icon. */
export interface ScoreNote {
  n: number;
  words: string;
  icon: 'ticket' | 'crate';
}

/** The note on a seat's points of a category, if it has any. */
export function scoreNote(
  category: Category,
  seat: Seat,
  outcome: Outcome,
  { keptCounts, merchandise }: View,
): ScoreNote | undefined {
  const done = outcome.doneCounts[seat] ?? 0;
  if (category === 'tickets' || category === 'failed') {
    const n = category === 'tickets' ? done : (keptCounts[seat] ?? 0) - done;
    return n > 0 ? { n, words: t.basics.tickets(n), icon: 'ticket' } : undefined;
  }
  if (category !== 'merchandise') return undefined;
  const n = merchandise?.held[seat] ?? 0;
  return n > 0 ? { n, words: t.cards.bonusCards(n), icon: 'crate' } : undefined;
}

/** The points of a category as they are written: routes as they are, what was added with its sign. */
export function formatPoints(category: Category, points: number): string {
  return category === 'routes' || points === 0 ? t.basics.number(points) : t.basics.signed(points);
}
