import type { Route } from '../../engine/index.js';
import type { Analysis } from './analysis.js';

/** A route that may still be built, and what it brings. */
export interface RouteOption {
  readonly route: Route;
  readonly merit: number;
}

/** Near the end: which routes to build in the turns that are left, one after the other, with the cards there are and those still to be drawn. */
export class Schedule {
  /** The routes found, in the order in which to build them. */
  readonly routes: Route[] = [];
  private readonly analysis: Analysis;
  private readonly chosen: Route[] = [];
  private most = 0;

  constructor(analysis: Analysis) {
    this.analysis = analysis;
  }

  /** Finds the routes that bring most in time. */
  find(chances: readonly RouteOption[]): void {
    this.routes.length = this.chosen.length = 0;
    this.most = 0;
    const best = chances.slice().sort((x, y) => y.merit - x.merit);
    this.extend(best.slice(0, WIDTH), this.analysis.hand, this.analysis.cars, 0, 0);
  }

  /** Tries every route after those chosen, which bring so much and take so many turns; `hand` and `cars` are what they leave. */
  private extend(
    chances: readonly RouteOption[],
    hand: readonly number[],
    cars: number,
    turns: number,
    value: number,
  ): void {
    const { analysis, chosen, routes } = this;
    if (value > this.most) {
      this.most = value;
      routes.length = 0;
      routes.push(...chosen);
    }
    if (chosen.length === DEPTH || turns > analysis.turns) return;
    for (const { route, merit } of chances) {
      if (route.length > cars || chosen.some(({ id }) => id === route.id || id === route.twin)) continue;
      const { allocation: allocation, weights } = analysis;
      allocation.setSpare(hand);
      const needed = turns + 1 + allocation.shortfall(route) * weights.card;
      allocation.allocateTo(route);
      chosen.push(route);
      const then = value + merit * this.inTime(needed);
      this.extend(chances, allocation.spare.slice(), cars - route.length, needed, then);
      chosen.pop();
    }
  }

  /** How likely there are so many turns still: the game ends rather sooner than expected. */
  private inTime(turns: number): number {
    return 1 / (1 + Math.exp((turns + SOONER - this.analysis.turns) / DOUBT));
  }
}

/** So many of the best routes are looked at, and so many of them built at most. */
const WIDTH = 10;
const DEPTH = 3;
/** Turns by which the end comes sooner, and how uncertain it is. */
const SOONER = 0.7;
const DOUBT = 0.7;
