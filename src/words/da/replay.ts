import type { Words } from '../words.js';

/** Stepping through a game that is over. */
export const replay: Words['replay'] = {
  title: 'Genafspilning',
  play: 'Afspil',
  pause: 'Pause',
  first: 'Til begyndelsen',
  last: 'Til slutningen',
  stepBack: 'Forrige trin',
  stepOn: 'Næste trin',
  turnBack: 'Forrige tur',
  turnOn: 'Næste tur',
  claimBack: 'Forrige byggede strækning',
  claimOn: 'Næste byggede strækning',
  speed: 'Hastighed',
  at: (turn, all) => `Tur ${turn} af ${all}`,
  position: 'Tidspunkt i spillet',
  eyes: 'Visning',
  allSeeing: 'Alles kort',
  openTable: 'Det, alle ser',
  leave: 'Afslut genafspilningen',
  offered: 'at vælge imellem',
  hands: 'Kort på hånden',
};
