import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Help for playing by keyboard. */
export const keyboard = (own: Own): Words['keyboard'] => ({
  title: 'Lyklaborð',
  intro: 'Allt er hægt að gera með lyklaborðinu. Dálklykill (Tab) fer á milli hópa, örvalyklar innan hóps.',
  key: 'Lykill',
  does: 'Hvað hann gerir',
  space: 'Bilslá',
  enter: 'Enter',
  escape: 'Esc',
  arrows: 'Örvalyklar',
  drawRow: 'taka spil úr röðinni',
  drawDeck: 'draga úr bunkanum',
  drawTickets: `draga ${own.ticket.many.acc}`,
  drawTerrain: 'draga landslag',
  claim: 'fara að leiðum sem þú getur eignað þér',
  confirm: 'staðfesta',
  cancel: 'hætta við, loka',
  undo: 'taka til baka',
  hint: 'ábending',
  rules: 'reglur',
  textView: 'spilaborðið sem texti',
  log: 'hvað hefur gerst',
  hand: 'spilin þín',
  tickets: `${own.ticket.all.nom} þínir`,
  zoom: 'stækka og minnka',
  fit: 'sýna allt spilaborðið',
  pan: 'færa kortið',
  help: 'þessi hjálp',
  repeat: 'segja aftur hvað gerðist síðast',
});
