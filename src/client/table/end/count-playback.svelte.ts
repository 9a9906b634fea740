import { untrack } from 'svelte';
import type { Outcome, Seat } from '../../../engine/index.js';
import { playSound } from '../motion/sounds.js';
import { type CountStep, placesOf, pointsFor, standingsAfter, totalsAfter } from './count.js';
import { finaleTime, stepTimes } from './count-times.js';
import { byRank } from './verdict.js';

/** What the playback of a count is made of. */
export interface CountParts {
  readonly steps: readonly CountStep[];
  readonly outcome: () => Outcome;
  /** Factor on the duration of motion; 0 for no motion. */
  readonly slowness: () => number;
  /** The count is over, or was passed over. */
  readonly onend: () => void;
}

/** Plays the final count step by step: where it is, the players' numbers and order by then, and when it goes on. */
export class CountPlayback {
  readonly #parts: CountParts;
  readonly steps: readonly CountStep[];
  /** Before the first step, the points for routes are shown; after the last one, the winner. */
  at = $state(-1);
  /** The card of the step flies to its owner. */
  flying = $state(false);
  /** The seats, the best first. */
  standings = $state.raw<readonly Seat[]>([]);
  /** The steps that are in the numbers. */
  #counted = $state(0);

  constructor(parts: CountParts) {
    this.#parts = parts;
    this.steps = parts.steps;
    this.standings = untrack(() => standingsAfter(this.totals, [...this.totals.keys()]));
  }

  readonly step = $derived.by(() => this.steps[this.at]);
  readonly finale = $derived.by(() => this.at >= this.steps.length);
  /** By seat: its number by now, and its place. */
  readonly totals = $derived.by(() => totalsAfter(this.#parts.outcome(), this.steps, this.#counted));
  readonly places = $derived.by(() => (this.finale ? this.#parts.outcome().ranks : placesOf(this.totals)));

  /** What the last step gave to a seat. */
  gainOf(seat: Seat): number | undefined {
    const last = this.steps[this.#counted - 1];
    return last === undefined || this.finale ? undefined : pointsFor(last, seat);
  }
  /** Goes on to the next step, or ends the count. */
  next(): void {
    if (this.finale) return this.#parts.onend();
    this.at++;
    this.#counted = Math.max(0, this.at);
    this.flying = false;
    if (this.finale) playSound('fanfare');
    else if (this.#parts.slowness() > 0) playSound('card');
  }

  /** For an effect: puts the players in the order of their numbers, at the end of their ranks. */
  order(): void {
    const { totals, finale } = this;
    untrack(() => {
      this.standings = finale ? byRank(this.#parts.outcome()) : standingsAfter(totals, this.standings);
    });
  }
  /** For an effect: goes on by itself when the time of a step is over. Returns a function that stops it. */
  run(): () => void {
    const { at, steps } = this;
    const { slowness, onend } = this.#parts;
    if (at >= steps.length) {
      const timer = setTimeout(onend, finaleTime(slowness()));
      return () => clearTimeout(timer);
    }
    const times = stepTimes(steps, at, slowness());
    const timers = [
      setTimeout(() => (this.flying = true), times.flies),
      setTimeout(() => (this.#counted = at + 1), times.counted),
      setTimeout(() => this.next(), times.next),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }
}
