import type { Board } from '../engine/index.js';

/** A board as a graph, worked out once. */
export interface RailMap {
  /** By place: the routes that end there. */
  readonly routesAt: readonly (readonly number[])[];
  /** By route: the sum of its two places, so that one less gives the other. */
  readonly ends: readonly number[];
}

const maps = new WeakMap<Board, RailMap>();

/** The graph of a board. */
export function mapOf(board: Board): RailMap {
  let map = maps.get(board);
  if (!map) {
    const routesAt: number[][] = board.places.map(() => []);
    for (const { id, a, b } of board.routes) {
      routesAt[a].push(id);
      routesAt[b].push(id);
    }
    maps.set(board, (map = { routesAt, ends: board.routes.map(({ a, b }) => a + b) }));
  }
  return map;
}
