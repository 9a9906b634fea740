import type { Language } from '../../../boards/languages.js';
import type { BoardNouns } from '../../../boards/nouns.js';
import type { Lessons } from './shape.js';

const TEXTS: Record<Language, () => Promise<{ lessons: (nouns: BoardNouns) => Lessons }>> = {
  en: () => import('./en.js'),
  nb: () => import('./nb.js'),
  sv: () => import('./sv.js'),
  da: () => import('./da.js'),
  is: () => import('./is.js'),
};

/** The guide's texts with a board's nouns, loaded on first use. */
export async function lessonsIn(language: Language, nouns: BoardNouns): Promise<Lessons> {
  return (await TEXTS[language]()).lessons(nouns);
}
