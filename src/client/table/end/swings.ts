import type { SeenEntry } from '../../../engine/index.js';
import type { OddsAt } from '../../../protocol/index.js';

/** A seat whose chance to win changed much from one turn to the next. */
export interface Swing {
  turn: number;
  seat: number;
  from: number;
  to: number;
}

/** Smaller changes than this are nothing to speak of. */
const MUCH = 0.12;
const MOST = 3;
/** Chances come from playouts, and so far apart, in standard errors, they may be by luck. */
const LUCK = 3;

/** By entry that stands: the number of the turn in which it was made. */
export function turnsOf(log: readonly SeenEntry[]): Map<number, number> {
  const turns = new Map<number, number>();
  let turn = 0;
  for (const { n, outcome, move } of log) {
    if (move.type === 'undo') {
      turn = turns.get(move.to + 1) ?? turn;
      for (const later of turns.keys()) if (later > move.to) turns.delete(later);
      continue;
    }
    turns.set(n, Math.max(1, turn));
    turn += outcome.filter(({ type }) => type === 'turn').length;
  }
  return turns;
}

/** The greatest gains of a chance, in the order in which they came: what two turns said before against what two say after. */
export function swingsOf(odds: readonly OddsAt[], turns: ReadonlyMap<number, number>): Swing[] {
  const found: (Swing & { at: number })[] = [];
  for (let at = 1; at < odds.length; at++) {
    const before = meanOf(odds.slice(Math.max(0, at - 2), at));
    const after = meanOf(odds[at].playouts === 0 ? [odds[at]] : odds.slice(at, at + 2).filter(isPlayed));
    after.odds.forEach((to, seat) => {
      const from = before.odds[seat];
      const error = Math.sqrt(before.variances[seat] + after.variances[seat]);
      if (to - from >= Math.max(MUCH, LUCK * error))
        found.push({ at, turn: turns.get(odds[at].n) ?? 0, seat, from, to });
    });
  }
  found.sort((x, y) => y.to - y.from - (x.to - x.from));
  const apart = found.filter(({ at }, i) => !found.slice(0, i).some((other) => Math.abs(other.at - at) < 2));
  return apart
    .slice(0, MOST)
    .sort((x, y) => x.at - y.at)
    .map(({ turn, seat, from, to }) => ({ turn, seat, from, to }));
}

const isPlayed = ({ playouts }: OddsAt): boolean => playouts > 0;

/** The mean of some chances by seat, and how uncertain it is; what is known is not. */
function meanOf(some: readonly OddsAt[]): { odds: number[]; variances: number[] } {
  const seats = some[0].odds.map((_, seat) => seat);
  const sum = (of: (at: OddsAt, seat: number) => number) =>
    seats.map((seat) => some.reduce((so, at) => so + of(at, seat), 0));
  return {
    odds: sum(({ odds }, seat) => odds[seat] / some.length),
    variances: sum(({ odds, playouts }, seat) => {
      if (playouts === 0) return 0;
      // With few playouts a chance of nothing at all is as uncertain as one playout makes it.
      const chance = (odds[seat] * playouts + 0.5) / (playouts + 1);
      return (chance * (1 - chance)) / playouts / some.length ** 2;
    }),
  };
}

/** How far the turns around a turn count for its line, by their distance. */
const AROUND = [3, 2, 1];

/** The chances drawn as a line: each with those around it, but for what is known at the end. */
export function smoothed(odds: readonly OddsAt[]): OddsAt[] {
  return odds.map((at, i) => {
    if (at.playouts === 0) return at;
    const sum = at.odds.map(() => 0);
    let weights = 0;
    for (let j = Math.max(0, i - 2); j <= Math.min(odds.length - 1, i + 2); j++) {
      const weight = odds[j].playouts === 0 ? 0 : AROUND[Math.abs(j - i)];
      weights += weight;
      odds[j].odds.forEach((chance, seat) => (sum[seat] += weight * chance));
    }
    return { ...at, odds: sum.map((chance) => chance / weights) };
  });
}
