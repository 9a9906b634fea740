import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Help for playing by keyboard. */
export const keyboard = (own: Own): Words['keyboard'] => ({
  title: 'Tangentbord',
  intro: 'Allt går att göra med tangentbordet. Tabb går från grupp till grupp, piltangenterna inom en grupp.',
  key: 'Tangent',
  does: 'Vad den gör',
  space: 'Mellanslag',
  enter: 'Enter',
  escape: 'Esc',
  arrows: 'Piltangenter',
  drawRow: 'ta ett kort från raden',
  drawDeck: 'dra från högen',
  drawTickets: `dra ${own.ticket.other}`,
  drawTerrain: 'dra terräng',
  claim: 'gå till sträckorna du kan muta in',
  confirm: 'bekräfta',
  cancel: 'avbryt, stäng',
  undo: 'ångra',
  hint: 'tips',
  rules: 'regler',
  textView: 'brädet som text',
  log: 'vad som har hänt',
  hand: 'din hand',
  tickets: `dina ${own.ticket.other}`,
  zoom: 'zooma in och ut',
  fit: 'visa hela brädet',
  pan: 'flytta kartan',
  help: 'den här hjälpen',
  repeat: 'säg igen vad som hände sist',
});
