import { learn } from './guided.svelte.js';
import { type LessonId, lessonFor } from './lessons/lessons.js';
import type { Moment } from './lessons/moment.js';

/** Tells one lesson at a time: it stays until it is understood, or the learner has made a move with it in sight. */
export class Teacher {
  told = $state<LessonId>();
  /** How many moves the learner had made when it was told. */
  #toldAt = 0;
  /** The turn in which the last lesson was given: one at a time is enough. */
  #taught = -1;

  /** Looks at the table; true where there is something new to tell. */
  look(moment: Moment, learned: readonly string[]): boolean {
    if (this.told !== undefined) {
      // What was taken back is to be done again.
      this.#toldAt = Math.min(this.#toldAt, moment.moves);
      if (moment.moves > this.#toldAt) this.understood();
      return false;
    }
    this.told = lessonFor(moment, learned, this.#taught === moment.turn);
    if (this.told === undefined) return false;
    this.#taught = moment.turn;
    this.#toldAt = moment.moves;
    return true;
  }
  /** On to the next. */
  understood(): void {
    if (this.told !== undefined) learn(this.told);
    this.told = undefined;
  }
  /** Nothing more is told. */
  leave(): void {
    this.told = undefined;
  }
}
