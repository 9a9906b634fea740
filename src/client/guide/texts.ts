import type { Language } from '../../boards/languages.js';
import type { BoardNouns } from '../../boards/nouns.js';
import type { LessonId } from './lessons.js';

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
  leave: string;
  hint: string;
  says: Record<LessonId, (spoken: Spoken) => readonly [title: string, text: string]>;
}

const TEXTS: Record<Language, () => Promise<{ lessons: (nouns: BoardNouns) => Lessons }>> = {
  en: () => import('./texts/en.js'),
  nb: () => import('./texts/nb.js'),
  sv: () => import('./texts/sv.js'),
  da: () => import('./texts/da.js'),
  is: () => import('./texts/is.js'),
};

/** What the guide says, with a board's nouns; fetched when somebody wants to be guided. */
export async function lessonsIn(language: Language, nouns: BoardNouns): Promise<Lessons> {
  return (await TEXTS[language]()).lessons(nouns);
}
