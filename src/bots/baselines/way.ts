import type { Board, Ticket } from '../../engine/index.js';
import { type RailMap, mapOf } from '../map.js';

/** The price of a route that can't be built, and of a way that there is not. */
export const CLOSED = 1_000_000;

/** Filled anew for every search: by place its price from the start and the route it is reached by; the places to go on from. */
const far: number[] = [];
const by: number[] = [];
const reached: number[] = [];

/**
 * The cheapest way to do a ticket at these prices by route, 0 for what is built: gives its price, and writes the routes
 * that cost anything into `way`. Without a way it gives CLOSED.
 */
export function cheapestWay(board: Board, prices: readonly number[], ticket: Ticket, way: number[]): number {
  const map = mapOf(board);
  const end = spread(map, prices, ticket.ends[0], ticket.ends[1]);
  way.length = 0;
  if (end < 0) return CLOSED;
  for (let place = end; by[place] >= 0;) {
    const id = by[place];
    if (prices[id] > 0) way.push(id);
    place = map.ends[id] - place;
  }
  return far[end];
}

/** By place: the price of the cheapest way there from any of these places. */
export function pricesFrom(board: Board, prices: readonly number[], from: readonly number[]): number[] {
  spread(mapOf(board), prices, from, []);
  return far.slice(0, board.places.length);
}

/** Goes from place to place, the nearest first, until one of `to` is reached; gives it, or -1. */
function spread(
  map: RailMap,
  prices: readonly number[],
  from: readonly number[],
  to: readonly number[],
): number {
  const { routesAt, ends } = map;
  for (let place = 0; place < routesAt.length; place++) {
    far[place] = CLOSED;
    by[place] = -1;
  }
  let count = 0;
  for (const place of from) {
    far[place] = 0;
    reached[count++] = place;
  }
  while (count > 0) {
    let nearest = 0;
    for (let i = 1; i < count; i++) if (far[reached[i]] < far[reached[nearest]]) nearest = i;
    const here = reached[nearest];
    reached[nearest] = reached[--count];
    if (to.includes(here)) return here;
    const routes = routesAt[here];
    for (let i = 0; i < routes.length; i++) {
      const id = routes[i];
      const next = ends[id] - here;
      const price = far[here] + prices[id];
      if (price >= far[next]) continue;
      if (far[next] === CLOSED) reached[count++] = next;
      far[next] = price;
      by[next] = id;
    }
  }
  return -1;
}
