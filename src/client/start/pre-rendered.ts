import { render } from 'svelte/server';
import { LANGUAGES, type Language } from '../../boards/languages.js';
import type { Host } from '../../protocol/index.js';
import { type ChunkErrorTexts, watchChunkErrors } from '../offline/chunk-errors.js';
import { t, useLanguage } from '../language/index.js';
import StartPage from './StartPage.svelte';

/** The start page as a picture in HTML, made while building: it is seen before any script has run. */
export async function still(language: Language): Promise<string> {
  await useLanguage(language);
  const nobody = new Promise<Host>(() => {});
  const props = { host: nobody, oncreate: () => Promise.resolve(undefined), onopen: () => {} };
  // What marks places for scripts is of no use to a picture.
  return render(StartPage, { props }).body.replaceAll(/<!--.*?-->/g, '');
}

/** The script that tells people when the page's own scripts do not come; it has its words with it, in every language. */
export async function watchScript(): Promise<string> {
  const words: Record<string, ChunkErrorTexts[string]> = {};
  for (const language of LANGUAGES) {
    await useLanguage(language);
    words[language] = [t.device.unfetched, t.device.reload];
  }
  return `(${watchChunkErrors.toString()})(${JSON.stringify(words)})`;
}
