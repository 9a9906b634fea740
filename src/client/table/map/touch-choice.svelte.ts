import { DOUBLE_TAP_MS } from '../../board/gesture-tracker.js';
import type { Point } from '../../board/point.js';
import { settings } from '../../settings/settings.svelte.js';
import { vibrate } from '../../ui/haptics.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';

/** The pulse under a finger that chooses or marks a route, in milliseconds. */
const CHOSEN_VIBRATION_MS = 10;

/** Lets a finger feel that its route is chosen or marked, unless reduced motion is preferred. */
export function pulse(): void {
  if (!prefersReducedMotion()) vibrate(CHOSEN_VIBRATION_MS);
}

/** What is told of the route that a finger chooses. */
interface Chooser {
  readonly chosen?: number | undefined;
  readonly table: { readonly legal: ReadonlySet<number> };
  choose(route: number): void;
  inspect(route: number): void;
  deselect(): void;
}

/** How fingers choose a route: at once, from the few that a touch may have meant, and undone by a double tap. */
export class TouchChoice {
  readonly #controller: Chooser;
  /** The routes that a touch may have meant, and where it was. */
  offer = $state.raw<{ routes: readonly number[]; at: Point }>();
  /** The route chosen before a tap, which a second tap restores. */
  #chosenBefore: number | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(controller: Chooser) {
    this.#controller = controller;
  }

  /** A finger chose a route. Where that claims it at once, a second tap could still mean a double tap. */
  touch(route: number): void {
    this.#chosenBefore = this.#controller.chosen;
    if (settings.confirm === 'none' && this.#controller.table.legal.has(route))
      this.#waiting = setTimeout(() => this.pick(route), DOUBLE_TAP_MS);
    else this.pick(route);
  }
  /** Chooses a route, such as one of those offered. */
  pick(route: number): void {
    this.offer = undefined;
    pulse();
    this.#controller.choose(route);
  }
  /** The tap was the first of two. */
  untap(): void {
    clearTimeout(this.#waiting);
    this.offer = undefined;
    if (this.#chosenBefore === undefined) this.#controller.deselect();
    else this.#controller.inspect(this.#chosenBefore);
  }
  /** Offers the routes that a touch may have meant. */
  offerRoutes(routes: readonly number[], at: Point): void {
    this.#chosenBefore = this.#controller.chosen;
    this.offer = { routes, at };
  }
  /** Takes the offer back. */
  close(): void {
    this.offer = undefined;
  }
}
