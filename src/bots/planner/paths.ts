import type { RailMap } from '../map.js';

/** Finds cheapest paths between places; what it works on is kept from one search to the next. */
export class Paths {
  /** The routes of the path last found, from its end back. */
  readonly found: number[] = [];
  private readonly cost: Float64Array;
  private readonly by: Int16Array;
  private readonly open: Int16Array;
  /** By place: 1 where a search is to end. */
  private readonly goals: Uint8Array;
  private readonly map: RailMap;
  /** The routes at each place one after the other, where the next place's begin, and where each leads. */
  private readonly routes: Int16Array;
  private readonly begin: Int16Array;
  private readonly leads: Int16Array;

  constructor(map: RailMap) {
    this.map = map;
    const places = map.routesAt.length;
    this.cost = new Float64Array(places);
    this.by = new Int16Array(places);
    this.open = new Int16Array(places);
    this.goals = new Uint8Array(places);
    const { routesAt, ends } = map;
    this.routes = Int16Array.from(routesAt.flat());
    this.leads = Int16Array.from(routesAt.flatMap((routes, place) => routes.map((id) => ends[id] - place)));
    this.begin = new Int16Array(places + 1);
    routesAt.forEach((routes, place) => (this.begin[place + 1] = this.begin[place] + routes.length));
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
    const { cost, by, open, found, routes, begin, leads, goals } = this;
    found.length = 0;
    cost.fill(FAR);
    let count = 0;
    for (const place of to) goals[place] = 1;
    // Where an end was reached, what is farther leads nowhere.
    let reached = FAR;
    let end = -1;
    for (const place of from) {
      if (goals[place] === 1) {
        reached = 0;
        end = place;
      }
      cost[place] = 0;
      by[place] = -1;
      open[count++] = place;
    }
    while (count > 0) {
      let nearest = 0;
      let least = cost[open[0]];
      for (let i = 1; i < count; i++) {
        const far = cost[open[i]];
        if (far >= least) continue;
        least = far;
        nearest = i;
      }
      if (least >= reached) break;
      const place = open[nearest];
      open[nearest] = open[--count];
      const here = cost[place];
      for (let i = begin[place], last = begin[place + 1]; i < last; i++) {
        const route = routes[i];
        const next = leads[i];
        const there = here + (taken[route] > 0 ? 0 : prices[route]);
        if (there >= cost[next] || there >= reached) continue;
        if (goals[next] === 1) {
          reached = there;
          end = next;
        } else if (cost[next] === FAR) open[count++] = next;
        cost[next] = there;
        by[next] = route;
      }
    }
    for (const place of to) goals[place] = 0;
    return end < 0 ? Infinity : this.trace(end);
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
