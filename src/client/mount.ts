import { mount } from 'svelte';
import { LANGUAGES } from '../boards/languages.js';
import App from './App.svelte';
import { settings, showLook } from './settings/settings.svelte.js';
import './style/fonts.css';
import './style/page.css';
import './style/patterns.css';
import './style/tokens.css';
import { preferredLanguage } from './language/index.js';
import { speak } from './language/speak.js';

/** Sets up the page, in place of the picture of it that was shown until now. */
export async function mountPage(target: HTMLElement): Promise<void> {
  showLook();
  const kept = LANGUAGES.find((it) => it === settings.language);
  await speak(kept ?? preferredLanguage(navigator.languages));
  // It came late, and yet it came.
  document.querySelector('#stuck')?.remove();
  target.replaceChildren();
  target.inert = false;
  mount(App, { target });
}
