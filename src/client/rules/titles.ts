import type { Language } from '../../boards/languages.js';

const TITLES: Record<Language, () => Promise<{ titles: Record<string, string> }>> = {
  en: () => import('./titles/en.js'),
  nb: () => import('./titles/nb.js'),
  sv: () => import('./titles/sv.js'),
  da: () => import('./titles/da.js'),
  is: () => import('./titles/is.js'),
};

/** What each clause is about, by its number; fetched with the rules. */
export async function titlesIn(language: Language): Promise<Partial<Record<string, string>>> {
  return (await TITLES[language]()).titles;
}
