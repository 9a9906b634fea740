import { mount } from 'svelte';
import '../style/fonts.css';
import '../style/tokens.css';
import BoardPage from './BoardPage.svelte';

/** A development page: the board that the URL names, with some routes owned. */
const target = document.querySelector('#app');
if (target !== null) {
  const theme = new URLSearchParams(location.search).get('theme') ?? 'light';
  document.documentElement.dataset['theme'] = theme;
  mount(BoardPage, { target });
}
