import { itemAt, type RedactedEntry } from '../../../engine/index.js';
import type { OddsAt } from '../../../protocol/index.js';

/** A steep rise of a seat's odds over a few turns, as the chart shows it. */
export interface TurningPoint {
  seat: number;
  /** The turns at its beginning and end, and the odds there. */
  turns: readonly [number, number];
  from: number;
  to: number;
  /** The larger standard error of the two odds. */
  noise: number;
  /** The entry after which the odds had risen. */
  n: number;
}

/** A point of the chart: the odds after an entry, and their variances, by seat. */
export interface OddsPoint {
  n: number;
  odds: readonly number[];
  variances: readonly number[];
}

/** Smaller rises are not worth mentioning. */
const LEAST_GAIN = 0.12;
const MOST_SHOWN = 3;
/** Odds come from playouts: a rise below this number of standard errors may be noise. */
const STANDARD_ERRORS = 3;
/** The longest rise, in points of the chart: smoothing draws a sudden one over three. */
const LONGEST = 3;
/** The least share of a rise in its first and its last step; with less it begins later, or ends earlier. */
const LEAST_SHARE = 0.1;

/** By entry that was not taken back: the number of its turn. */
export function turnOfEntries(log: readonly RedactedEntry[]): Map<number, number> {
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

/** The greatest rises of the chart that do not overlap, in order. */
export function turningPoints(
  line: readonly OddsPoint[],
  turns: ReadonlyMap<number, number>,
): TurningPoint[] {
  const rises = risesOf(line).sort((x, y) => y.gain - x.gain);
  const apart: Rise[] = [];
  for (const it of rises) if (!apart.some(({ a, b }) => it.a < b && a < it.b)) apart.push(it);
  return apart
    .slice(0, MOST_SHOWN)
    .sort((x, y) => x.a - y.a)
    .map(({ seat, a, b }) => {
      const [first, last] = [itemAt(line, a), itemAt(line, b)];
      return {
        seat,
        turns: [turns.get(first.n) ?? 0, turns.get(last.n) ?? 0],
        from: itemAt(first.odds, seat),
        to: itemAt(last.odds, seat),
        noise: Math.sqrt(Math.max(itemAt(first.variances, seat), itemAt(last.variances, seat))),
        n: last.n,
      };
    });
}

/** A rise of a seat's odds from point `a` to point `b`. */
interface Rise {
  seat: number;
  a: number;
  b: number;
  gain: number;
}

function risesOf(line: readonly OddsPoint[]): Rise[] {
  const found: Rise[] = [];
  line.forEach((last, b) => {
    for (let a = Math.max(0, b - LONGEST); a < b; a++) {
      const first = itemAt(line, a);
      last.odds.forEach((to, seat) => {
        const gain = to - itemAt(first.odds, seat);
        const error = Math.sqrt(itemAt(first.variances, seat) + itemAt(last.variances, seat));
        if (gain < Math.max(LEAST_GAIN, STANDARD_ERRORS * error)) return;
        if (isTight(line, seat, a, b, gain)) found.push({ seat, a, b, gain });
      });
    }
  });
  return found;
}

/** Whether both the first and the last step have their share of a rise. */
function isTight(line: readonly OddsPoint[], seat: number, a: number, b: number, gain: number): boolean {
  const at = (point: number): number => itemAt(itemAt(line, point).odds, seat);
  const least = LEAST_SHARE * gain;
  return at(a + 1) - at(a) >= least && at(b) - at(b - 1) >= least;
}

/** The weight of a point in its own smoothing, and of its neighbours. */
const WEIGHTS = [2, 1];

/** The points of the chart: odds averaged with their neighbours, but for the known result at the end. */
export function smoothOdds(odds: readonly OddsAt[]): OddsPoint[] {
  return odds.map((at, i) => {
    if (at.playouts === 0) return { n: at.n, odds: at.odds, variances: at.odds.map(() => 0) };
    const near = odds
      .map((it, j) => ({ it, weight: it.playouts === 0 ? 0 : (WEIGHTS[Math.abs(j - i)] ?? 0) }))
      .slice(Math.max(0, i - 1), i + 2);
    const weights = near.reduce((sum, { weight }) => sum + weight, 0);
    const sum = (of: (weight: number, it: OddsAt) => number): number =>
      near.reduce((total, { it, weight }) => total + (weight === 0 ? 0 : of(weight / weights, it)), 0);
    return {
      n: at.n,
      odds: at.odds.map((_, seat) => sum((weight, it) => weight * itemAt(it.odds, seat))),
      variances: at.odds.map((_, seat) => sum((weight, it) => weight ** 2 * varianceOf(it, seat))),
    };
  });
}

/** The variance of a seat's odds, estimated so that odds of 0 or 1 after few playouts are uncertain, too. */
function varianceOf({ odds, playouts }: OddsAt, seat: number): number {
  const share = (itemAt(odds, seat) * playouts + 0.5) / (playouts + 1);
  return (share * (1 - share)) / playouts;
}
