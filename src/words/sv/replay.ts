import type { Words } from '../words.js';

/** Stepping through a game that is over. */
export const replay: Words['replay'] = {
  title: 'Repris',
  play: 'Spela upp',
  pause: 'Paus',
  first: 'Till början',
  last: 'Till slutet',
  stepBack: 'Föregående steg',
  stepOn: 'Nästa steg',
  turnBack: 'Föregående drag',
  turnOn: 'Nästa drag',
  claimBack: 'Föregående inmutning',
  claimOn: 'Nästa inmutning',
  speed: 'Hastighet',
  at: (turn, all) => `Drag ${turn} av ${all}`,
  position: 'Position i partiet',
  eyes: 'Vy',
  allSeeing: 'Allas kort',
  openTable: 'Det alla ser',
  leave: 'Lämna reprisen',
  offered: 'att välja bland',
  hands: 'Kort på hand',
};
