import type { Words } from '../words.js';

/** Stepping through a game that is over. */
export const replay: Words['replay'] = {
  title: 'Avspilling',
  play: 'Spill av',
  pause: 'Pause',
  first: 'Til begynnelsen',
  last: 'Til slutten',
  stepBack: 'Ett skritt tilbake',
  stepOn: 'Ett skritt fram',
  turnBack: 'En tur tilbake',
  turnOn: 'En tur fram',
  at: (turn, all) => `Tur ${turn} av ${all}`,
  position: 'Hvor i spillet',
  eyes: 'Visning',
  allSeeing: 'alle kort åpne',
  openTable: 'bare det alle ser',
  leave: 'Avslutt avspillingen',
  offered: 'å velge mellom',
  hands: 'Hender',
};
