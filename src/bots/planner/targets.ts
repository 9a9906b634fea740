import { type Route, isFree } from '../../engine/index.js';
import type { Analysis } from './analysis.js';
import { CLOSED } from '../paths.js';
import { type RoutePlan, shareOfGain } from './route-plan.js';
import { type RouteOption, Schedule } from './schedule.js';

/** The routes to build in order: those of the plan and the best others. */
export class Targets {
  readonly routes: Route[] = [];
  /** Those of them that come before everything else; in games in which all routes compete, none. */
  readonly planned: Route[] = [];
  private readonly analysis: Analysis;
  private readonly rank: number[] = [];
  private readonly schedule: Schedule;

  constructor(analysis: Analysis) {
    this.analysis = analysis;
    this.schedule = new Schedule(analysis);
  }

  /** Takes the routes of a plan, and a few others that bring most points a turn, as far as cars and time suffice. */
  set(plan: RoutePlan): void {
    this.clear();
    if (this.analysis.weights.mixed > 0) this.mix(plan);
    else this.planFirst(plan);
  }

  /** Forgets them all. */
  clear(): void {
    this.routes.length = this.planned.length = this.rank.length = 0;
  }

  /** Drops what is built or can't be built any more; false where the plan has to be made anew. */
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

  /** The plan, nearest to being paid for first; then what the cards left over from it are best for. */
  private planFirst(plan: RoutePlan): void {
    const { routes, planned, analysis } = this;
    const { allocation: allocation } = analysis;
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
    const { board, prices, worth, weights, allocation: allocation, cars, turns: left } = this.analysis;
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

  /** All routes by what they bring, those of the plan with their share of what its tickets bring; near the end, what can still be built of them. */
  private mix(plan: RoutePlan): void {
    const { board, prices, worth, weights, network, cars, turns: left } = this.analysis;
    const most = Math.round(weights.extras);
    const isNear = left <= weights.horizon;
    const chances: RouteOption[] = [];
    const gain = shareOfGain(this.analysis, plan);
    for (const route of board.routes) {
      const { id, length } = route;
      if (prices[id] === 0 || prices[id] >= CLOSED) continue;
      let merit = worth[id];
      if (network.uses[id] > 0) merit += gain * length;
      else merit -= gain * Math.max(0, plan.cars + length - cars);
      const turns = 1 + this.analysis.cardsMissing(route) * weights.card;
      if (turns > left || merit <= 0) continue;
      if (isNear) chances.push({ route, merit });
      else this.insert(this.routes, route, -merit / turns ** weights.pace, most);
    }
    if (!isNear) return;
    this.schedule.find(chances);
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

  /** Puts a route in its place in a list, lowest rank first; at most `most` stay. */
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
