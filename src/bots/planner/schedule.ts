import type { Route } from '../../engine/index.js';
import type { Desk } from './analysis.js';

/** A route that may still be built, and what it brings. */
export interface Chance {
  readonly route: Route;
  readonly merit: number;
}

/** Near the end: which routes to build in the turns that are left, one after the other, with the cards there are and those still to be drawn. */
export class Schedule {
  /** The routes found, in the order in which to build them. */
  readonly routes: Route[] = [];
  private readonly desk: Desk;
  private readonly chosen: Route[] = [];
  private most = 0;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Finds the routes that bring most in time. */
  find(chances: readonly Chance[]): void {
    this.routes.length = this.chosen.length = 0;
    this.most = 0;
    const best = chances.slice().sort((x, y) => y.merit - x.merit);
    this.extend(best.slice(0, WIDTH), this.desk.hand, this.desk.cars, 0, 0);
  }

  /** Tries every route after those chosen, which bring so much and take so many turns; `hand` and `cars` are what they leave. */
  private extend(
    chances: readonly Chance[],
    hand: readonly number[],
    cars: number,
    turns: number,
    value: number,
  ): void {
    const { desk, chosen, routes } = this;
    if (value > this.most) {
      this.most = value;
      routes.length = 0;
      routes.push(...chosen);
    }
    if (chosen.length === DEPTH || turns > desk.turns) return;
    for (const { route, merit } of chances) {
      if (route.length > cars || chosen.some(({ id }) => id === route.id || id === route.twin)) continue;
      const { dealing, weights } = desk;
      dealing.take(hand);
      const needed = turns + 1 + dealing.short(route) * weights.card;
      dealing.spend(route);
      chosen.push(route);
      const then = value + merit * this.inTime(needed);
      this.extend(chances, dealing.spare.slice(), cars - route.length, needed, then);
      chosen.pop();
    }
  }

  /** How likely there are so many turns still: the game ends rather sooner than expected. */
  private inTime(turns: number): number {
    return 1 / (1 + Math.exp((turns + SOONER - this.desk.turns) / DOUBT));
  }
}

/** So many of the best routes are looked at, and so many of them built at most. */
const WIDTH = 10;
const DEPTH = 3;
/** Turns by which the end comes sooner, and how uncertain it is. */
const SOONER = 0.7;
const DOUBT = 0.7;
