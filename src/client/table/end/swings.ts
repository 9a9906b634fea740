import type { RedactedEntry } from '../../../engine/index.js';
import type { OddsAt } from '../../../protocol/index.js';

/** A seat whose chance to win rose much over a few turns, as the line shows it. */
export interface Swing {
  seat: number;
  /** The turns between which it rose, and the chances there. */
  turns: readonly [number, number];
  from: number;
  to: number;
  /** The standard error of the two. */
  noise: number;
  /** The entry after which it had risen. */
  n: number;
}

/** The chances at a point of the line, and how uncertain they are. */
export interface Drawn {
  n: number;
  odds: readonly number[];
  variances: readonly number[];
}

/** Smaller changes than this are nothing to speak of. */
const MUCH = 0.12;
const MOST = 3;
/** Chances come from playouts, and so far apart, in standard errors, they may be by luck. */
const LUCK = 3;
/** A rise is told over so many points of the line at most: what happens at once is drawn over three. */
const LONGEST = 3;
/** Where less of a rise happens at its first or last step, it begins later or ended before. */
const SHARE = 0.1;

/** By entry that stands: the number of the turn in which it was made. */
export function turnsOf(log: readonly RedactedEntry[]): Map<number, number> {
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

/** The greatest rises of the line, in the order in which they came: what is told is what is drawn. */
export function swingsOf(line: readonly Drawn[], turns: ReadonlyMap<number, number>): Swing[] {
  const found: { seat: number; a: number; b: number; gain: number }[] = [];
  for (let b = 1; b < line.length; b++)
    for (let a = Math.max(0, b - LONGEST); a < b; a++)
      line[b].odds.forEach((to, seat) => {
        const gain = to - line[a].odds[seat];
        const error = Math.sqrt(line[a].variances[seat] + line[b].variances[seat]);
        if (gain >= Math.max(MUCH, LUCK * error) && isWhole(line, seat, a, b, gain))
          found.push({ seat, a, b, gain });
      });
  found.sort((x, y) => y.gain - x.gain);
  const apart: typeof found = [];
  for (const it of found) if (!apart.some(({ a, b }) => it.a < b && a < it.b)) apart.push(it);
  const turn = (at: number): number => turns.get(line[at].n) ?? 0;
  return apart
    .slice(0, MOST)
    .sort((x, y) => x.a - y.a)
    .map(({ seat, a, b }) => ({
      seat,
      turns: [turn(a), turn(b)],
      from: line[a].odds[seat],
      to: line[b].odds[seat],
      noise: Math.sqrt(Math.max(line[a].variances[seat], line[b].variances[seat])),
      n: line[b].n,
    }));
}

/** Whether a rise begins and ends where it is said to. */
function isWhole(line: readonly Drawn[], seat: number, a: number, b: number, gain: number): boolean {
  const step = (at: number): number => line[at + 1].odds[seat] - line[at].odds[seat];
  return step(a) >= SHARE * gain && step(b - 1) >= SHARE * gain;
}

/** How far a turn and those beside it count for the line. */
const AROUND = [2, 1];

/** The chances drawn as a line: each with those beside it, but for what is known at the end. */
export function smoothed(odds: readonly OddsAt[]): Drawn[] {
  return odds.map((at, i) => {
    if (at.playouts === 0) return { n: at.n, odds: at.odds, variances: at.odds.map(() => 0) };
    const near = odds
      .map((it, j) => ({ it, weight: it.playouts === 0 ? 0 : (AROUND[Math.abs(j - i)] ?? 0) }))
      .slice(Math.max(0, i - 1), i + 2);
    const weights = near.reduce((sum, { weight }) => sum + weight, 0);
    const sum = (of: (weight: number, it: OddsAt) => number): number =>
      near.reduce((so, { it, weight }) => so + (weight === 0 ? 0 : of(weight / weights, it)), 0);
    return {
      n: at.n,
      odds: at.odds.map((_, seat) => sum((weight, it) => weight * it.odds[seat])),
      variances: at.odds.map((_, seat) => sum((weight, it) => weight ** 2 * varianceOf(it, seat))),
    };
  });
}

/** How uncertain a chance is; with few playouts one of nothing at all is as uncertain as one playout makes it. */
function varianceOf({ odds, playouts }: OddsAt, seat: number): number {
  const chance = (odds[seat] * playouts + 0.5) / (playouts + 1);
  return (chance * (1 - chance)) / playouts;
}
