import type { Words } from '../words.js';

/** Stepping through a game that is over. */
export const replay: Words['replay'] = {
  title: 'Uppspelning',
  play: 'Spela upp',
  pause: 'Paus',
  first: 'Till början',
  last: 'Till slutet',
  stepBack: 'Ett steg bakåt',
  stepOn: 'Ett steg framåt',
  turnBack: 'En tur bakåt',
  turnOn: 'En tur framåt',
  at: (turn, all) => `Tur ${turn} av ${all}`,
  position: 'Var i partiet',
  eyes: 'Visning',
  allSeeing: 'alla kort öppna',
  openTable: 'bara det alla ser',
  leave: 'Lämna uppspelningen',
  offered: 'att välja bland',
  hands: 'Händer',
};
