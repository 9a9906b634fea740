import type { BoardBlurb } from '../parts.js';

/** What the start page says of The Heart of Africa. */
export const blurb: BoardBlurb = {
  nouns: { car: 'train', wild: 'locomotive', ticket: 'ticket' },
  title: {
    en: 'The Heart of Africa',
    nb: 'Afrikas hjerte',
    sv: 'Afrikas hjärta',
    da: 'Afrikas hjerte',
    is: 'Hjarta Afríku',
  },
  line: {
    en: 'Desert, jungle, mountain: terrain doubles your points',
    nb: 'Ørken, jungel, fjell: terrenget dobler poengene dine',
    sv: 'Öken, djungel, berg: terrängen dubblar dina poäng',
    da: 'Ørken, jungle, bjerg: terrænet fordobler dine point',
    is: 'Eyðimörk, frumskógur, fjöll: landslagið tvöfaldar stigin þín',
  },
};
