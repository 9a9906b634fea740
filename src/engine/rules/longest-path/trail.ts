import { type Stretch, leastWaste } from './waste.js';

/**
 * The longest trail of a network: a depth-first search, best bound first, cut off where everything still reachable,
 * less what any trail must leave out (`leastWaste`), can't beat the best found. A place reached again with the same
 * stretches used is not searched again.
 */
export function longestTrail(stretches: readonly Stretch[]): number {
  const at = new Map<number, number[]>();
  stretches.forEach(({ a, b }, id) => {
    for (const place of [a, b]) at.set(place, [...(at.get(place) ?? []), id]);
  });
  const used = stretches.map(() => false);
  const visited = new Set<string>();
  let best = 0;

  /** An upper bound for the spaces that can follow from here. */
  const bound = (from: number): number => {
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
    if (visited.has(key)) return;
    visited.add(key);
    const branches: { id: number; to: number; reach: number }[] = [];
    for (const id of at.get(place) ?? []) {
      if (used[id]) continue;
      const to = stretches[id].a === place ? stretches[id].b : stretches[id].a;
      used[id] = true;
      branches.push({ id, to, reach: length + stretches[id].length + bound(to) });
      used[id] = false;
    }
    for (const { id, to, reach } of branches.sort((x, y) => y.reach - x.reach)) {
      if (reach <= best) return;
      used[id] = true;
      walk(to, length + stretches[id].length);
      used[id] = false;
    }
  };

  const starts = [...at.keys()].map((place) => ({ place, reach: bound(place) }));
  for (const { place, reach } of starts.sort((x, y) => y.reach - x.reach)) {
    if (reach > best) walk(place, 0);
  }
  return best;
}
