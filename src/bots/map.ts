import { type Board, itemAt } from '../engine/index.js';

/** A board as a graph. */
export interface RailMap {
  /** By place: the routes that end there. */
  readonly routesAt: readonly (readonly number[])[];
  /** By route: the sum of its two places; subtracting one gives the other. */
  readonly ends: readonly number[];
}

const maps = new WeakMap<Board, RailMap>();

/** The graph of a board, computed once. */
export function mapOf(board: Board): RailMap {
  let map = maps.get(board);
  if (!map) {
    const routesAt: number[][] = board.places.map(() => []);
    for (const { id, a, b } of board.routes) {
      itemAt(routesAt, a).push(id);
      itemAt(routesAt, b).push(id);
    }
    maps.set(board, (map = { routesAt, ends: board.routes.map(({ a, b }) => a + b) }));
  }
  return map;
}
