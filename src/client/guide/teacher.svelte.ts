import { learn } from './guided.svelte.js';
import { LESSONS, type LessonId, lessonFor } from './lessons/lessons.js';
import type { Moment } from './lessons/moment.js';

/** A lesson that was in sight this long counts as read, in milliseconds. */
export const READING_MS = 4000;

/** Gives one lesson at a time: it stays until the learner has dismissed it, or has read it and made a move. */
export class Teacher {
  /** The lesson shown. */
  lesson = $state<LessonId>();
  /** The learner's number of moves when the lesson appeared, and the time. */
  #shownAt = 0;
  #since = 0;
  /** The turn of the last lesson: one a turn is enough. */
  #lastTurn = -1;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Looks at the table; true if a new lesson appears. */
  look(moment: Moment, learned: readonly string[]): boolean {
    if (this.lesson !== undefined) {
      // A move taken back has to be made again.
      this.#shownAt = Math.min(this.#shownAt, moment.moves);
      if (moment.moves > this.#shownAt) this.#goOn(this.lesson, moment);
      return false;
    }
    this.lesson = lessonFor(moment, learned, this.#lastTurn === moment.turn);
    if (this.lesson === undefined) return false;
    this.#lastTurn = moment.turn;
    this.#shownAt = moment.moves;
    this.#since = this.#now();
    return true;
  }
  /** After a move: what was read is learned. What was not stays while it fits, or comes again when it does. */
  #goOn(lesson: LessonId, moment: Moment): void {
    if (this.#now() - this.#since >= READING_MS) this.dismiss();
    else if (LESSONS[lesson].when(moment)) this.#shownAt = moment.moves;
    else this.lesson = undefined;
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
