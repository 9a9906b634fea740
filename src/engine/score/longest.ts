import type { Board } from '../board/board.js';
import type { Position } from '../position.js';
import type { Seat } from '../words.js';

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
 * The longest trail of a network. A depth-first search with a bound: at most all that is left and can be reached, less what
 * the odd places force a trail to leave out (of a place where an odd number of stretches is left, other than where
 * the trail stands and where it ends, one stretch stays unused, and a stretch serves two such places).
 */
export function longestTrail(stretches: readonly Stretch[]): number {
  const at = new Map<number, number[]>();
  stretches.forEach(({ a, b }, id) => {
    for (const place of [a, b]) at.set(place, [...(at.get(place) ?? []), id]);
  });
  for (const ids of at.values()) ids.sort((x, y) => stretches[y].length - stretches[x].length);
  const used = stretches.map(() => false);
  let best = 0;

  const bound = (from: number): number => {
    const seen = new Set([from]);
    const queue = [from];
    const wasted: number[] = [];
    let doubled = 0;
    for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
      let degree = 0;
      let least = Infinity;
      for (const id of at.get(place) ?? []) {
        if (used[id]) continue;
        const { a, b, length } = stretches[id];
        const other = a === place ? b : a;
        degree++;
        doubled += length;
        least = Math.min(least, length);
        if (!seen.has(other)) {
          seen.add(other);
          queue.push(other);
        }
      }
      if (degree % 2 === (place === from ? 0 : 1) && degree > 0) wasted.push(least);
    }
    // One odd place may be the end of the trail: the dearest is let off.
    wasted.sort((x, y) => y - x).shift();
    return (doubled - wasted.reduce((sum, length) => sum + length, 0)) / 2;
  };

  const walk = (place: number, length: number): void => {
    if (length > best) best = length;
    if (length + bound(place) <= best) return;
    for (const id of at.get(place) ?? []) {
      if (used[id]) continue;
      used[id] = true;
      walk(stretches[id].a === place ? stretches[id].b : stretches[id].a, length + stretches[id].length);
      used[id] = false;
    }
  };
  for (const place of at.keys()) walk(place, 0);
  return best;
}
