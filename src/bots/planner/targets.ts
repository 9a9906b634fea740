import { type Route, isFree } from '../../engine/index.js';
import type { Desk } from './desk.js';
import { CLOSED } from './paths.js';
import type { Plan } from './plan.js';

/** The routes to build in order: those of the plan, nearest to being paid for first, then the best others. */
export class Targets {
  readonly routes: Route[] = [];
  /** How many of them are the plan's; they come first. */
  planned = 0;
  private readonly desk: Desk;
  private readonly rank: number[] = [];

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Takes the routes of a plan, and a few others that bring most points a turn, as far as cars and time suffice. */
  set(plan: Plan): void {
    const { routes, rank, desk } = this;
    const { board, prices, worth, weights, network } = desk;
    routes.length = rank.length = 0;
    for (const route of plan.routes) this.insert(route, desk.missing(route), 0, plan.routes.length);
    this.planned = routes.length;
    const extras = Math.round(weights.extras);
    for (const route of board.routes) {
      const { id, length } = route;
      if (prices[id] === 0 || prices[id] >= CLOSED || network.uses[id] > 0 || plan.cars + length > desk.cars)
        continue;
      const turns = 1 + desk.missing(route) * weights.card;
      if (turns <= desk.turns)
        this.insert(route, -worth[id] / turns ** weights.pace, this.planned, this.planned + extras);
    }
  }

  /** Forgets them all. */
  clear(): void {
    this.routes.length = 0;
    this.planned = 0;
  }

  /** Drops what is built or can't be built any more; false where the plan has to be made anew. */
  update(): boolean {
    const { routes, desk } = this;
    const { board, position, seat } = desk;
    let kept = 0;
    let planned = 0;
    for (let i = 0; i < routes.length; i++) {
      const route = routes[i];
      if (route.length > desk.cars || !isFree(board, position, seat, route)) {
        if (i < this.planned && position.owner[route.id] !== seat) return false;
        continue;
      }
      routes[kept++] = route;
      if (i < this.planned) planned++;
    }
    const hadPlan = this.planned > 0;
    routes.length = kept;
    this.planned = planned;
    return kept > 0 && (planned > 0 || !hadPlan);
  }

  /** Puts a route in its place among those from `from` on, lowest rank first; at most `most` stay. */
  private insert(route: Route, rank: number, from: number, most: number): void {
    const { routes } = this;
    let at = routes.length;
    if (at >= most && this.rank[at - 1] <= rank) return;
    if (at < most) at++;
    for (at--; at > from && this.rank[at - 1] > rank; at--) {
      routes[at] = routes[at - 1];
      this.rank[at] = this.rank[at - 1];
    }
    routes[at] = route;
    this.rank[at] = rank;
  }
}
