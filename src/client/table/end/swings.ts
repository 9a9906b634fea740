import type { SeenEntry } from '../../../engine/index.js';
import type { OddsAt } from '../../../protocol/index.js';

/** A seat whose chance to win changed much from one turn to the next. */
export interface Swing {
  turn: number;
  seat: number;
  from: number;
  to: number;
}

/** Smaller changes than this are chance, or the counting's own. */
const MUCH = 0.12;
const MOST = 3;

/** By entry: the number of the turn in which it was made. */
export function turnsOf(log: readonly SeenEntry[]): Map<number, number> {
  const turns = new Map<number, number>();
  let turn = 0;
  for (const { n, outcome } of log) {
    turns.set(n, Math.max(1, turn));
    turn += outcome.filter(({ type }) => type === 'turn').length;
  }
  return turns;
}

/** The greatest gains of a chance between two entries, in the order in which they came. */
export function swingsOf(odds: readonly OddsAt[], turns: ReadonlyMap<number, number>): Swing[] {
  const found: Swing[] = [];
  for (let i = 1; i < odds.length; i++) {
    const [before, after] = [odds[i - 1], odds[i]];
    after.odds.forEach((to, seat) => {
      const from = before.odds[seat];
      if (to - from >= MUCH) found.push({ turn: turns.get(after.n) ?? 0, seat, from, to });
    });
  }
  found.sort((x, y) => y.to - y.from - (x.to - x.from));
  return found.slice(0, MOST).sort((x, y) => x.turn - y.turn);
}
