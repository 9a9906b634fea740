import type { RailMap } from '../map.js';

/** Finds cheapest paths between places; what it works on is kept from one search to the next. */
export class Paths {
  /** The routes of the path last found, from its end back. */
  readonly found: number[] = [];
  private readonly cost: number[] = [];
  private readonly by: number[] = [];
  private readonly open: number[] = [];
  private readonly map: RailMap;

  constructor(map: RailMap) {
    this.map = map;
    for (let place = 0; place < map.routesAt.length; place++) {
      this.cost.push(0.5);
      this.by.push(-1);
    }
  }

  /**
   * The cost of the cheapest path from any of these places to any of those; Infinity where there is none. `prices` are by route, those that are
   * `taken` (greater than 0) cost nothing.
   */
  find(
    from: readonly number[],
    to: readonly number[],
    prices: readonly number[],
    taken: readonly number[],
  ): number {
    const { cost, by, open, found } = this;
    const { ends, routesAt } = this.map;
    found.length = 0;
    for (let place = 0; place < cost.length; place++) cost[place] = FAR;
    let count = 0;
    for (const place of from) {
      cost[place] = 0;
      by[place] = -1;
      open[count++] = place;
    }
    while (count > 0) {
      let nearest = 0;
      for (let i = 1; i < count; i++) if (cost[open[i]] < cost[open[nearest]]) nearest = i;
      const place = open[nearest];
      if (to.includes(place)) return this.trace(place);
      open[nearest] = open[--count];
      const here = cost[place];
      const routes = routesAt[place];
      for (let i = 0; i < routes.length; i++) {
        const route = routes[i];
        const there = here + (taken[route] > 0 ? 0 : prices[route]);
        const next = ends[route] - place;
        if (there >= cost[next]) continue;
        if (cost[next] === FAR) open[count++] = next;
        cost[next] = there;
        by[next] = route;
      }
    }
    return Infinity;
  }

  private trace(place: number): number {
    const total = this.cost[place];
    for (let route = this.by[place]; route >= 0; route = this.by[place]) {
      this.found.push(route);
      place = this.map.ends[route] - place;
    }
    return total;
  }
}

/** Farther than any path. */
const FAR = 1e9;
/** The price of a route that can't be built. */
export const CLOSED = 1e9;
