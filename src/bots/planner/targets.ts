import { type Route, isFree } from '../../engine/index.js';
import type { Analysis } from './analysis.js';
import { CLOSED } from '../paths.js';
import { type RoutePlan, shareOfGain } from './route-plan.js';
import { type RouteOption, Schedule } from './schedule.js';

/** The routes to build, in order: those of the plan and the best others. */
export class Targets {
  readonly routes: Route[] = [];
  /** The routes of the plan, which come first; empty in games in which all routes compete. */
  readonly planned: Route[] = [];
  private readonly analysis: Analysis;
  private readonly rank: number[] = [];
  private readonly schedule: Schedule;

  constructor(analysis: Analysis) {
    this.analysis = analysis;
    this.schedule = new Schedule(analysis);
  }

  /** Takes the routes of a plan, and a few others with the most points per turn, as far as cars and time allow. */
  set(plan: RoutePlan): void {
    this.clear();
    if (this.analysis.weights.mixed > 0) this.rankAll(plan);
    else this.planFirst(plan);
  }

  /** Removes all targets. */
  clear(): void {
    this.routes.length = this.planned.length = this.rank.length = 0;
  }

  /** Drops routes that are built or no longer available; false if a new plan is needed. */
  update(): boolean {
    const { routes, planned, analysis } = this;
    const { position, seat } = analysis;
    for (const route of planned) {
      if (!this.canBuild(route) && position.owner[route.id] !== seat) return false;
    }
    const hadPlan = planned.length > 0;
    const count = routes.length;
    this.prune(planned);
    this.prune(routes);
    if (analysis.weights.mixed > 0 && routes.length < count) return false;
    return routes.length > 0 && (planned.length > 0 || !hadPlan);
  }

  /** The routes of the plan, those lacking the fewest cards first; then the best use of the spare cards. */
  private planFirst(plan: RoutePlan): void {
    const { routes, planned, analysis } = this;
    const { allocation } = analysis;
    for (const route of plan.routes)
      this.insert(planned, route, analysis.cardsMissing(route), plan.routes.length);
    for (const route of planned) routes.push(route);
    allocation.allocate(planned, planned.length, null, null);
    for (let extras = Math.round(analysis.weights.extras); extras > 0; extras--) {
      const best = this.bestExtra(plan);
      if (!best) return;
      routes.push(best);
      allocation.allocateTo(best);
    }
  }

  private bestExtra(plan: RoutePlan): Route | null {
    const { board, prices, worth, weights, allocation, cars, turns: left } = this.analysis;
    let best: Route | null = null;
    let most = 0;
    for (const route of board.routes) {
      const { id, length } = route;
      if (
        prices[id] === 0 ||
        prices[id] >= CLOSED ||
        plan.cars + length > cars ||
        this.routes.includes(route)
      )
        continue;
      const turns = 1 + allocation.shortfall(route) * weights.card;
      const value = worth[id] / turns ** weights.pace;
      if (turns > left || value <= most) continue;
      best = route;
      most = value;
    }
    return best;
  }

  /** Ranks all routes by points, those of the plan with their share of its tickets' gain; near the end, schedules the last turns. */
  private rankAll(plan: RoutePlan): void {
    const { board, prices, worth, weights, network, cars, turns: left } = this.analysis;
    const most = Math.round(weights.extras);
    const isNear = left <= weights.horizon;
    const options: RouteOption[] = [];
    const gain = shareOfGain(this.analysis, plan);
    for (const route of board.routes) {
      const { id, length } = route;
      if (prices[id] === 0 || prices[id] >= CLOSED) continue;
      let merit = worth[id];
      if (network.uses[id] > 0) merit += gain * length;
      else merit -= gain * Math.max(0, plan.cars + length - cars);
      const turns = 1 + this.analysis.cardsMissing(route) * weights.card;
      if (turns > left || merit <= 0) continue;
      if (isNear) options.push({ route, merit });
      else this.insert(this.routes, route, -merit / turns ** weights.pace, most);
    }
    if (!isNear) return;
    this.schedule.find(options);
    this.routes.push(...this.schedule.routes);
  }

  private prune(list: Route[]): void {
    let kept = 0;
    for (const route of list) if (this.canBuild(route)) list[kept++] = route;
    list.length = kept;
  }

  private canBuild(route: Route): boolean {
    const { board, position, seat, cars } = this.analysis;
    return route.length <= cars && isFree(board, position, seat, route);
  }

  /** Inserts a route into a list sorted by rank, lowest first, of at most `most` routes. */
  private insert(list: Route[], route: Route, rank: number, most: number): void {
    let at = list.length;
    if (at >= most && (at === 0 || this.rank[at - 1] <= rank)) return;
    if (at < most) at++;
    for (at--; at > 0 && this.rank[at - 1] > rank; at--) {
      list[at] = list[at - 1];
      this.rank[at] = this.rank[at - 1];
    }
    list[at] = route;
    this.rank[at] = rank;
  }
}
