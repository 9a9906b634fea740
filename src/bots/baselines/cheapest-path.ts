import type { Board, Ticket } from '../../engine/index.js';
import { mapOf } from '../map.js';
import { CLOSED, PathFinder } from '../paths.js';

const finders = new WeakMap<Board, PathFinder>();

function finderFor(board: Board): PathFinder {
  let finder = finders.get(board);
  if (!finder) finders.set(board, (finder = new PathFinder(mapOf(board), 'visited')));
  return finder;
}

/** Writes the routes of a ticket's cheapest path into `path`, those that cost nothing left out. Returns its price; CLOSED if there is no path. */
export function cheapestPath(
  board: Board,
  prices: readonly number[],
  { ends }: Ticket,
  path: number[],
): number {
  const finder = finderFor(board);
  const price = finder.find(ends[0], ends[1], prices);
  path.length = 0;
  for (const route of finder.found) if (prices[route] > 0) path.push(route);
  return Math.min(price, CLOSED);
}

/** By place: the price of the cheapest path to it from any of these places. */
export function pricesFrom(board: Board, prices: readonly number[], from: readonly number[]): number[] {
  const finder = finderFor(board);
  finder.find(from, [], prices);
  return Array.from(finder.cost);
}
