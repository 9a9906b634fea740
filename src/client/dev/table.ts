import { mount } from 'svelte';
import '../style/fonts.css';
import '../style/tokens.css';
import '../style/page.css';
import '../style/patterns.css';
import { preferredLanguage, useLanguage } from '../language/index.js';
import TablePage from './TablePage.svelte';

/** A development page: a table as the URL describes it, where the others make random moves. */
const target = document.querySelector('#app');
await useLanguage(preferredLanguage([new URLSearchParams(location.search).get('language') ?? 'en']));
if (target !== null) mount(TablePage, { target });
