import { render } from 'svelte/server';
import type { Language } from '../../boards/languages.js';
import type { Host } from '../../protocol/index.js';
import { useLanguage } from '../words/index.js';
import StartPage from './StartPage.svelte';

/** The start page as a picture in HTML, made while building: it is seen before any script has run. */
export async function still(language: Language): Promise<string> {
  await useLanguage(language);
  const nobody = new Promise<Host>(() => {});
  const props = { host: nobody, oncreate: () => Promise.resolve(undefined), onopen: () => {} };
  // What marks places for scripts is of no use to a picture.
  return render(StartPage, { props }).body.replaceAll(/<!--.*?-->/g, '');
}
