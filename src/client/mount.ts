import { mount } from 'svelte';
import { LANGUAGES } from '../boards/languages.js';
import App from './App.svelte';
import { settings, applyTheme } from './settings/settings.svelte.js';
import './style/fonts.css';
import './style/page.css';
import './style/patterns.css';
import './style/tokens.css';
import { preferredLanguage } from './language/index.js';
import { speak } from './language/speak.js';

/** Mounts the page in place of the pre-rendered one. */
export async function mountPage(target: HTMLElement): Promise<void> {
  applyTheme();
  const chosen = LANGUAGES.find((it) => it === settings.language);
  await speak(chosen ?? preferredLanguage(navigator.languages));
  // The page was slow to load, but it is here now.
  document.querySelector('#chunk-error')?.remove();
  target.replaceChildren();
  target.inert = false;
  mount(App, { target });
}
