import { render } from 'svelte/server';
import { LANGUAGES, type Language } from '../boards/languages.js';
import type { Host } from '../protocol/index.js';
import { type ChunkErrorTexts, watchChunkErrors } from './offline/chunk-errors.js';
import { t, useLanguage } from './language/index.js';
import StartPage from './start/StartPage.svelte';

/** The start page as HTML. tools/pre-render.ts runs this in the build, so that browsers paint the page before any script has run. */
export async function preRenderStartPage(language: Language): Promise<string> {
  await useLanguage(language);
  const host = new Promise<Host>(() => {});
  const props = { host, oncreate: () => Promise.resolve(undefined), onopen: () => {}, onrules: () => {} };
  // The page is mounted, not hydrated: Svelte's markers are of no use.
  return render(StartPage, { props }).body.replaceAll(/<!--.*?-->/g, '');
}

/** The inline script that watches for chunk errors, with its texts in every language. */
export async function chunkErrorScript(): Promise<string> {
  const texts: Record<string, ChunkErrorTexts[string]> = {};
  for (const language of LANGUAGES) {
    await useLanguage(language);
    texts[language] = [t.device.unfetched, t.device.reload];
  }
  return `(${watchChunkErrors.toString()})(${JSON.stringify(texts)})`;
}
