import type { Language } from '../../boards/languages.js';
import { useLanguage } from './index.js';

/** Shows the page in a language, once its words are there; the page says so in its `lang`. */
export async function speak(language: Language): Promise<void> {
  await useLanguage(language);
  document.documentElement.lang = language;
}
