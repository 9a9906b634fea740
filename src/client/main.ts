import { mount } from 'svelte';
import { LANGUAGES } from '../boards/languages.js';
import App from './App.svelte';
import { settings, showLook } from './settings/settings.svelte.js';
import './style/fonts.css';
import './style/page.css';
import './style/tokens.css';
import { preferredLanguage, useLanguage } from './words/index.js';

showLook();
const kept = LANGUAGES.find((it) => it === settings.language);
await useLanguage(kept ?? preferredLanguage(navigator.languages));
const target = document.querySelector('#app');
if (target !== null) mount(App, { target });
