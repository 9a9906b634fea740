import type { Route } from '../../engine/index.js';
import type { Analysis } from './analysis.js';

/** A route that may still be built, and the points it is good for. */
export interface RouteOption {
  readonly route: Route;
  readonly merit: number;
}

/** Schedules the last turns: which routes to build, in which order, with the cards in hand and those still to be drawn. */
export class Schedule {
  /** The routes found, in building order. */
  readonly routes: Route[] = [];
  private readonly analysis: Analysis;
  private readonly chosen: Route[] = [];
  private most = 0;

  constructor(analysis: Analysis) {
    this.analysis = analysis;
  }

  /** Finds the sequence of routes with the highest expected points. */
  find(options: readonly RouteOption[]): void {
    this.routes.length = this.chosen.length = 0;
    this.most = 0;
    const best = options.slice().sort((x, y) => y.merit - x.merit);
    this.extend(best.slice(0, WIDTH), this.analysis.hand, this.analysis.cars, 0, 0);
  }

  /** Tries every route after the chosen ones, which leave `hand` and `cars`, take `turns` and are worth `value`. */
  private extend(
    options: readonly RouteOption[],
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
    for (const { route, merit } of options) {
      if (route.length > cars || chosen.some(({ id }) => id === route.id || id === route.twin)) continue;
      const { allocation, weights } = analysis;
      allocation.setSpare(hand);
      const needed = turns + 1 + allocation.shortfall(route) * weights.card;
      allocation.allocateTo(route);
      chosen.push(route);
      const then = value + merit * this.chanceInTime(needed);
      this.extend(options, allocation.spare.slice(), cars - route.length, needed, then);
      chosen.pop();
    }
  }

  /** The probability that the game lasts this many turns; it tends to end sooner than estimated. */
  private chanceInTime(turns: number): number {
    return 1 / (1 + Math.exp((turns + SOONER - this.analysis.turns) / DOUBT));
  }
}

/** How many of the best routes to try, and how many to build at most. */
const WIDTH = 10;
const DEPTH = 3;
/** By how many turns the end comes sooner than estimated, and the spread. */
const SOONER = 0.7;
const DOUBT = 0.7;
