import { mount } from 'svelte';
import '../style/fonts.css';
import '../style/tokens.css';
import '../style/page.css';
import '../style/patterns.css';
import { preferredLanguage } from '../language/index.js';
import { speak } from '../language/speak.js';
import OnlineDevPage from './OnlineDevPage.svelte';

/** A development page: the screens of online play before a game, at a server that is in the page itself. */
const target = document.querySelector('#app');
await speak(preferredLanguage([new URLSearchParams(location.search).get('language') ?? 'en']));
if (target !== null) mount(OnlineDevPage, { target });
