import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/page.css';

const target = document.querySelector('#app');
if (target !== null) mount(App, { target });
