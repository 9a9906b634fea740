import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Help for playing by keyboard. */
export const keyboard = (own: Own): Words['keyboard'] => ({
  title: 'Tastatur',
  intro: 'Alt kan gjøres med tastaturet. Tab går fra gruppe til gruppe, piltastene innenfor en gruppe.',
  key: 'Tast',
  does: 'Hva den gjør',
  space: 'Mellomrom',
  enter: 'Enter',
  escape: 'Esc',
  arrows: 'Piltaster',
  drawRow: 'ta et kort fra rekken',
  drawDeck: 'trekk fra bunken',
  drawTickets: `trekk ${own.ticket.other}`,
  drawTerrain: 'trekk terreng',
  claim: 'gå til strekningene du kan bygge',
  confirm: 'bekreft',
  cancel: 'avbryt, lukk',
  undo: 'angre',
  hint: 'tips',
  rules: 'regler',
  textView: 'brettet som tekst',
  log: 'hva som har skjedd',
  hand: 'hånden din',
  tickets: `${own.ticket.all} dine`,
  zoom: 'zoom inn og ut',
  fit: 'vis hele brettet',
  pan: 'flytt kartet',
  help: 'denne hjelpen',
  repeat: 'si en gang til hva som skjedde sist',
});
