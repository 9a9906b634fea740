import { type Board, isFree, NOBODY, type Position, type Seat } from '../../engine/index.js';

/** The routes still missing between two ends, as few spaces of them as possible; undefined where there is no way any more. */
export function missingPath(
  board: Board,
  position: Position,
  seat: Seat,
  ends: readonly [readonly number[], readonly number[]],
): number[] | undefined {
  const [from, to] = ends;
  const best = board.places.map(() => Infinity);
  const by = board.places.map(() => -1);
  const open = new Set(from);
  for (const place of from) best[place] = 0;
  while (open.size > 0) {
    const here = [...open].reduce((x, y) => (best[y] < best[x] ? y : x));
    open.delete(here);
    if (to.includes(here)) return unwind(board, position, by, here, from);
    for (const route of board.routes) {
      if (route.a !== here && route.b !== here) continue;
      const there = route.a === here ? route.b : route.a;
      const cost = costOf(board, position, seat, route.id);
      if (best[here] + cost >= best[there]) continue;
      best[there] = best[here] + cost;
      by[there] = route.id;
      open.add(there);
    }
  }
  return undefined;
}

/** Spaces to build; a little more for every route, so that of equal ways the plainest is shown. */
function costOf(board: Board, position: Position, seat: Seat, id: number): number {
  if (position.owner[id] === seat) return 0;
  const route = board.routes[id];
  if (position.owner[id] !== NOBODY || !isFree(board, position, seat, route)) return Infinity;
  return route.length + 0.01;
}

function unwind(
  board: Board,
  position: Position,
  by: readonly number[],
  end: number,
  from: readonly number[],
): number[] {
  const way: number[] = [];
  for (let here = end; !from.includes(here);) {
    const route = board.routes[by[here]];
    if (position.owner[route.id] === NOBODY) way.push(route.id);
    here = route.a === here ? route.b : route.a;
  }
  return way.reverse();
}

/** The routes by which a seat has joined two ends; empty where it has not. */
export function wayBuilt(
  board: Board,
  position: Position,
  seat: Seat,
  [from, to]: readonly [readonly number[], readonly number[]],
): number[] {
  const by = new Map<number, number>(from.map((place) => [place, -1]));
  const next = [...from];
  for (let here = next.shift(); here !== undefined; here = next.shift()) {
    if (to.includes(here)) {
      const way: number[] = [];
      for (let at = here, id = by.get(at) ?? -1; id >= 0; id = by.get(at) ?? -1) {
        way.push(id);
        at = board.routes[id].a === at ? board.routes[id].b : board.routes[id].a;
      }
      return way.reverse();
    }
    for (const { id, a, b } of board.routes) {
      if (position.owner[id] !== seat || (a !== here && b !== here)) continue;
      const there = a === here ? b : a;
      if (by.has(there)) continue;
      by.set(there, id);
      next.push(there);
    }
  }
  return [];
}
