import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Help for playing by keyboard. */
export const keyboard = (own: Own): Words['keyboard'] => ({
  title: 'Tastatur',
  intro: 'Alt kan gøres med tastaturet. Tab går fra gruppe til gruppe, piletasterne inden for en gruppe.',
  key: 'Tast',
  does: 'Hvad den gør',
  space: 'Mellemrum',
  enter: 'Enter',
  escape: 'Esc',
  arrows: 'Piletaster',
  drawRow: 'tag et kort fra rækken',
  drawDeck: 'træk fra bunken',
  drawTickets: `træk ${own.ticket.other}`,
  drawTerrain: 'træk terræn',
  claim: 'gå til de strækninger, du kan bygge',
  confirm: 'bekræft',
  cancel: 'annullér, luk',
  undo: 'fortryd',
  hint: 'tip',
  rules: 'regler',
  textView: 'spillebrættet som tekst',
  log: 'hvad der er sket',
  hand: 'din hånd',
  tickets: `dine ${own.ticket.other}`,
  zoom: 'zoom ind og ud',
  fit: 'vis hele spillebrættet',
  pan: 'flyt kortet',
  help: 'denne hjælp',
  repeat: 'sig igen, hvad der sidst skete',
});
