import type { Words } from '../words.js';

/** Stepping through a game that is over. */
export const replay: Words['replay'] = {
  title: 'Endursýning',
  play: 'Spila',
  pause: 'Gera hlé',
  first: 'Á byrjun',
  last: 'Á enda',
  stepBack: 'Eitt skref til baka',
  stepOn: 'Eitt skref áfram',
  turnBack: 'Ein umferð til baka',
  turnOn: 'Ein umferð áfram',
  at: (turn, all) => `${turn}. umferð af ${all}`,
  position: 'Staður í leiknum',
  eyes: 'Sjónarhorn',
  allSeeing: 'öll spil sjást',
  openTable: 'það sem allir sjá',
  leave: 'Hætta endursýningu',
  offered: 'um að velja',
  hands: 'Spil á hendi',
};
