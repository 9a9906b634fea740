import type { BoardBlurb } from '../parts.js';

/** What the start page says of Amsterdam. */
export const blurb: BoardBlurb = {
  nouns: { car: 'cart', wild: 'joker', ticket: 'contract' },
  title: {
    en: 'Amsterdam',
    nb: 'Amsterdam',
    sv: 'Amsterdam',
    da: 'Amsterdam',
    is: 'Amsterdam',
  },
  line: {
    en: 'Carts along the canals, and a race for merchandise',
    nb: 'Kjerrer langs kanalene og et kappløp om handelskort',
    sv: 'Kärror längs kanalerna och kamp om handelsvarorna',
    da: 'Kærrer langs kanalerne og et kapløb om handelskort',
    is: 'Kerrur meðfram síkjunum og kapphlaup um varning',
  },
};
