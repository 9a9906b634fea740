import type { RailMap } from './map.js';

/** Which of several equally cheap paths is found: by the goal reached first, or by the goal visited first. */
export type TieBreak = 'reached' | 'visited';

/** Finds cheapest paths between places by Dijkstra's algorithm; its buffers are reused from one search to the next. */
export class PathFinder {
  /** The routes of the path found last, from its end back. */
  readonly found: number[] = [];
  /** By place: the cost of the cheapest path to it, as far as the last search went; FAR where there is none. */
  readonly cost: Float64Array;
  private readonly map: RailMap;
  /** With `reached` a search ends sooner. */
  private readonly ties: TieBreak;
  private readonly by: Int16Array;
  private readonly open: Int16Array;
  /** By place: 1 for a goal of the search. */
  private readonly goals: Uint8Array;
  /** The routes at each place one after the other, where the next place's begin, and where each leads. */
  private readonly routes: Int16Array;
  private readonly begin: Int16Array;
  private readonly leads: Int16Array;
  private readonly none: readonly number[];

  constructor(map: RailMap, ties: TieBreak) {
    this.map = map;
    this.ties = ties;
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
    this.none = ends.map(() => 0);
  }

  /**
   * The cost of the cheapest path from any of these places to any of those; Infinity if there is none. `prices` are by route;
   * routes that are `taken` (greater than 0) cost nothing.
   */
  find(
    from: readonly number[],
    to: readonly number[],
    prices: readonly number[],
    taken: readonly number[] = this.none,
  ): number {
    const { cost, by, open, found, routes, begin, leads, goals } = this;
    const endsWhenReached = this.ties === 'reached';
    found.length = 0;
    cost.fill(FAR);
    let count = 0;
    for (const place of to) goals[place] = 1;
    // Once a goal is reached, anything farther is not worth a visit.
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
      if (goals[place] === 1) {
        end = place;
        break;
      }
      for (let i = begin[place], last = begin[place + 1]; i < last; i++) {
        const route = routes[i];
        const next = leads[i];
        const there = least + (taken[route] > 0 ? 0 : prices[route]);
        if (there >= cost[next] || there >= reached) continue;
        if (endsWhenReached && goals[next] === 1) {
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
export const CLOSED = FAR;
