import type { Words } from '../words.js';

/** Stepping through a game that is over. */
export const replay: Words['replay'] = {
  title: 'Endursýning',
  play: 'Spila',
  pause: 'Gera hlé',
  first: 'Fremst',
  last: 'Aftast',
  stepBack: 'Fyrra skref',
  stepOn: 'Næsta skref',
  turnBack: 'Fyrri aðgerð',
  turnOn: 'Næsta aðgerð',
  claimBack: 'Fyrri leið',
  claimOn: 'Næsta leið',
  speed: 'Hraði',
  at: (turn, all) => `Aðgerð ${turn} af ${all}`,
  position: 'Staður í leiknum',
  eyes: 'Sjónarhorn',
  allSeeing: 'Spil allra',
  openTable: 'Það sem allir sjá',
  leave: 'Hætta endursýningu',
  offered: 'í boði',
  hands: 'Spil á hendi',
};
