import {
  type Board,
  isFree,
  itemAt,
  NOBODY,
  type Position,
  type Route,
  type Seat,
} from '../../engine/index.js';

/** The places at either end of a ticket; a country has several. */
type Ends = readonly [from: readonly number[], to: readonly number[]];

/** The routes still missing between two ends, with as few spaces as possible; undefined if there is no path left. */
export function missingPath(
  board: Board,
  position: Position,
  seat: Seat,
  [from, to]: Ends,
): number[] | undefined {
  const costs = new Map<number, number>(from.map((place) => [place, 0]));
  const arrivedBy = new Map<number, Route>();
  const open = new Set(from);
  const costTo = (place: number): number => costs.get(place) ?? Infinity;
  while (open.size > 0) {
    const here = [...open].reduce((x, y) => (costTo(y) < costTo(x) ? y : x));
    open.delete(here);
    if (to.includes(here)) {
      const path = pathTo(here, arrivedBy);
      return path.filter((id) => position.owner[id] === NOBODY);
    }
    for (const route of board.routes) {
      if (route.a !== here && route.b !== here) continue;
      const there = otherEnd(route, here);
      const cost = costTo(here) + costOf(board, position, seat, route);
      if (cost >= costTo(there)) continue;
      costs.set(there, cost);
      arrivedBy.set(there, route);
      open.add(there);
    }
  }
  return undefined;
}

/** The spaces to build, and a little for each route, so that of equal paths the one with fewest routes is shown. */
function costOf(board: Board, position: Position, seat: Seat, route: Route): number {
  const owner = position.owner[route.id];
  if (owner === seat) return 0;
  if (owner !== NOBODY || !isFree(board, position, seat, route)) return Infinity;
  return route.length + 0.01;
}

/** The routes by which a seat has joined two ends, in order; none if it has not. */
export function builtPath(board: Board, position: Position, seat: Seat, [from, to]: Ends): number[] {
  const own = board.routes.filter(({ id }) => position.owner[id] === seat);
  const arrivedBy = new Map<number, Route>();
  const visited = new Set(from);
  // Places added on the way are visited as well.
  for (const here of visited) {
    if (to.includes(here)) return pathTo(here, arrivedBy);
    for (const route of own) {
      if (route.a !== here && route.b !== here) continue;
      const there = otherEnd(route, here);
      if (visited.has(there)) continue;
      visited.add(there);
      arrivedBy.set(there, route);
    }
  }
  return [];
}

/** The routes that lead to a place, given the last route to each place. */
function pathTo(end: number, arrivedBy: ReadonlyMap<number, Route>): number[] {
  const path: number[] = [];
  for (let here = end, route = arrivedBy.get(here); route !== undefined; route = arrivedBy.get(here)) {
    path.push(route.id);
    here = otherEnd(route, here);
  }
  return path.reverse();
}

function otherEnd({ a, b }: Route, place: number): number {
  return a === place ? b : a;
}

/** The number of spaces of some routes. */
export function spacesOf(board: Board, routes: readonly number[]): number {
  return routes.reduce((sum, id) => sum + itemAt(board.routes, id).length, 0);
}
