import type { Board } from '../board/board.js';
import type { Position } from '../position.js';
import type { Seat } from '../words.js';
import { leastWaste } from './waste.js';

/** A stretch between two places, with its length in spaces. */
export interface Stretch {
  a: number;
  b: number;
  length: number;
}

/** N12: the longest unbroken path of a seat's routes in spaces; it may pass a place again but uses a route once. */
export function longestPath(board: Board, position: Position, seat: Seat): number {
  return longestTrail(board.routes.filter((route) => position.owner[route.id] === seat));
}

/**
 * The longest trail of a network: a search that goes on from where it stands, best prospect first, and turns back where all that is left and
 * can be reached, less what must be left out (`leastWaste`), would not beat the best found. Where it stood before with the same
 * stretches used, it need not look again.
 */
export function longestTrail(stretches: readonly Stretch[]): number {
  const at = new Map<number, number[]>();
  stretches.forEach(({ a, b }, id) => {
    for (const place of [a, b]) at.set(place, [...(at.get(place) ?? []), id]);
  });
  const used = stretches.map(() => false);
  const been = new Set<string>();
  let best = 0;

  /** At most so many spaces can follow from here. */
  const prospect = (from: number): number => {
    const seen = new Set([from]);
    const left = new Set<number>();
    for (const place of seen) {
      for (const id of at.get(place) ?? []) {
        if (used[id]) continue;
        left.add(id);
        seen.add(stretches[id].a).add(stretches[id].b);
      }
    }
    const rest = [...left].map((id) => stretches[id]);
    return rest.reduce((sum, { length }) => sum + length, 0) - leastWaste(rest, from);
  };

  const walk = (place: number, length: number): void => {
    if (length > best) best = length;
    const key = `${place} ${used.map(Number).join('')}`;
    if (been.has(key)) return;
    been.add(key);
    const ways: { id: number; to: number; reach: number }[] = [];
    for (const id of at.get(place) ?? []) {
      if (used[id]) continue;
      const to = stretches[id].a === place ? stretches[id].b : stretches[id].a;
      used[id] = true;
      ways.push({ id, to, reach: length + stretches[id].length + prospect(to) });
      used[id] = false;
    }
    for (const { id, to, reach } of ways.sort((x, y) => y.reach - x.reach)) {
      if (reach <= best) return;
      used[id] = true;
      walk(to, length + stretches[id].length);
      used[id] = false;
    }
  };

  const starts = [...at.keys()].map((place) => ({ place, reach: prospect(place) }));
  for (const { place, reach } of starts.sort((x, y) => y.reach - x.reach)) {
    if (reach > best) walk(place, 0);
  }
  return best;
}
