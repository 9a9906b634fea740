import type { LessonId } from '../lessons/lessons.js';

/** What a lesson may speak of. */
export interface Spoken {
  /** The route it is about; empty where it is about none. */
  route: string;
  /** How many tickets must be kept at least. */
  keep: number;
  /** How many cards stand in for a wild; 0 where none do. */
  standIn: number;
  lastRoundAt: number;
}

/** What the guide says in one language: a title and a text for every lesson. */
export interface Lessons {
  name: string;
  got: string;
  more: string;
  leave: string;
  hint: string;
  says: Record<LessonId, (spoken: Spoken) => readonly [title: string, text: string]>;
}
