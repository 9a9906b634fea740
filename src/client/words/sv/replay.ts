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
  eyesOf: (name) => name,
  speed: 'Tempo',
  leave: 'Lämna uppspelningen',
  opened: (file) => `Öppnat: ${file}`,
  olderRules: 'Spelat efter äldre regler: det visas så som det sparades.',
  undone: 'ångrat',
  offered: 'att välja bland',
  hands: 'Händer',
};
