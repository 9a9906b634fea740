import type { BoardBlurb } from '../parts.js';

/** What the start page says of New York City. */
export const blurb: BoardBlurb = {
  nouns: { car: 'taxi', wild: 'taxi-card', ticket: 'fare' },
  title: {
    en: 'New York City',
    nb: 'New York',
    sv: 'New York',
    da: 'New York',
    is: 'New York',
  },
  line: {
    en: 'Taxis, tourist attractions and a 15-minute game',
    nb: 'Taxier, turistattraksjoner og et spill på et kvarter',
    sv: 'Taxibilar, turistattraktioner och ett parti på en kvart',
    da: 'Taxaer, turistattraktioner og et spil på et kvarter',
    is: 'Leigubílar, ferðamannastaðir og leikur á korteri',
  },
};
