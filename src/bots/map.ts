import type { Board, Route } from '../engine/index.js';

/** A board as a graph, worked out once. */
export interface RailMap {
  /** By place: the routes that end there. */
  readonly routesAt: readonly (readonly Route[])[];
}

const maps = new WeakMap<Board, RailMap>();

/** The graph of a board. */
export function mapOf(board: Board): RailMap {
  let map = maps.get(board);
  if (!map) {
    const routesAt: Route[][] = board.places.map(() => []);
    for (const route of board.routes) {
      routesAt[route.a].push(route);
      routesAt[route.b].push(route);
    }
    maps.set(board, (map = { routesAt }));
  }
  return map;
}
