import { mount } from 'svelte';
import '../style/fonts.css';
import '../style/tokens.css';
import KitPage from './KitPage.svelte';

/** A page for people who draw: every card, back and piece. */
const target = document.querySelector('#app');
if (target !== null) mount(KitPage, { target });
