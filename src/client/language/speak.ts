import type { Language } from '../../boards/languages.js';
import { useLanguage } from './index.js';

/** Switches the page to a language once it is loaded, and sets its `lang`. */
export async function speak(language: Language): Promise<void> {
  await useLanguage(language);
  document.documentElement.lang = language;
}
