import type { Language } from '../../boards/languages.js';
import type { About } from './texts/en.js';

const TEXTS: Record<Language, () => Promise<{ about: About }>> = {
  en: () => import('./texts/en.js'),
  nb: () => import('./texts/nb.js'),
  sv: () => import('./texts/sv.js'),
  da: () => import('./texts/da.js'),
  is: () => import('./texts/is.js'),
};

/** Loads the texts of the About panel. */
export async function aboutIn(language: Language): Promise<About> {
  return (await TEXTS[language]()).about;
}
