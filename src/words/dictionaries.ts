import type { Language } from '../boards/languages.js';
import type { Dictionary } from './words.js';

/** The dictionary of every language, each a lazy chunk. */
export const DICTIONARIES: Record<Language, () => Promise<{ words: Dictionary }>> = {
  en: () => import('./en/index.js'),
  nb: () => import('./nb/index.js'),
  sv: () => import('./sv/index.js'),
  da: () => import('./da/index.js'),
  is: () => import('./is/index.js'),
};
