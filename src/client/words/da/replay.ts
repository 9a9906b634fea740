import type { Words } from '../words.js';

/** Stepping through a game that is over. */
export const replay: Words['replay'] = {
  title: 'Afspilning',
  play: 'Afspil',
  pause: 'Pause',
  first: 'Til begyndelsen',
  last: 'Til slutningen',
  stepBack: 'Et skridt tilbage',
  stepOn: 'Et skridt frem',
  turnBack: 'En tur tilbage',
  turnOn: 'En tur frem',
  at: (turn, all) => `Tur ${turn} af ${all}`,
  position: 'Hvor i spillet',
  eyes: 'Visning',
  allSeeing: 'alle kort åbne',
  openTable: 'kun det, alle ser',
  leave: 'Forlad afspilningen',
  offered: 'at vælge imellem',
  hands: 'Hænder',
};
