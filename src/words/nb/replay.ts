import type { Words } from '../words.js';

/** Stepping through a game that is over. */
export const replay: Words['replay'] = {
  title: 'Reprise',
  play: 'Spill av',
  pause: 'Pause',
  first: 'Til begynnelsen',
  last: 'Til slutten',
  stepBack: 'Forrige steg',
  stepOn: 'Neste steg',
  turnBack: 'Forrige tur',
  turnOn: 'Neste tur',
  claimBack: 'Forrige bygde strekning',
  claimOn: 'Neste bygde strekning',
  speed: 'Fart',
  at: (turn, all) => `Tur ${turn} av ${all}`,
  position: 'Hvor i spillet',
  eyes: 'Visning',
  allSeeing: 'Alles kort',
  openTable: 'Det alle ser',
  leave: 'Avslutt reprisen',
  offered: 'å velge mellom',
  hands: 'Kort på hånden',
};
