import { mount } from 'svelte';
import '../style/fonts.css';
import '../style/tokens.css';
import KitPage from './KitPage.svelte';

/** A development page: every card, card back and piece. */
const target = document.querySelector('#app');
if (target !== null) mount(KitPage, { target });
