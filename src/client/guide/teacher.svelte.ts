import { learn } from './guided.svelte.js';
import { type LessonId, lessonFor } from './lessons/lessons.js';
import type { Moment } from './lessons/moment.js';

/** Gives one lesson at a time: it stays until the learner has dismissed it or made a move. */
export class Teacher {
  /** The lesson shown. */
  lesson = $state<LessonId>();
  /** The learner's number of moves when the lesson appeared. */
  #shownAt = 0;
  /** The turn of the last lesson: one a turn is enough. */
  #lastTurn = -1;

  /** Looks at the table; true if a new lesson appears. */
  look(moment: Moment, learned: readonly string[]): boolean {
    if (this.lesson !== undefined) {
      // A move taken back has to be made again.
      this.#shownAt = Math.min(this.#shownAt, moment.moves);
      if (moment.moves > this.#shownAt) this.dismiss();
      return false;
    }
    this.lesson = lessonFor(moment, learned, this.#lastTurn === moment.turn);
    if (this.lesson === undefined) return false;
    this.#lastTurn = moment.turn;
    this.#shownAt = moment.moves;
    return true;
  }
  /** Marks the lesson as learned. */
  dismiss(): void {
    if (this.lesson !== undefined) learn(this.lesson);
    this.lesson = undefined;
  }
  /** Shows no lesson any more. */
  leave(): void {
    this.lesson = undefined;
  }
}
