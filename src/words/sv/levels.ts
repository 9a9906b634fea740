import type { Words } from '../words.js';

/** The levels of bots. */
export const levels: Words['levels'] = {
  apprentice: {
    name: 'Lärling',
    line: 'Mutar in det som lockar för stunden och glömmer hälften av sina planer. Gott sällskap i ett första parti.',
    bots: ['Maja', 'Ville', 'Tyra', 'Love', 'Selma', 'Nils'],
  },
  navvy: {
    name: 'Rallare',
    line: 'Gräver rakt mot målet och tittar sällan åt sidorna.',
    bots: ['Bengt', 'Ronja', 'Olle', 'Signe', 'Sixten', 'Gullan'],
  },
  foreman: {
    name: 'Bas',
    line: 'Planerar sitt nät, håller ett öga på dig och tar det du behöver.',
    bots: ['Gunnar', 'Ingegerd', 'Torsten', 'Sigrid', 'Holger', 'Valborg'],
  },
  engineer: {
    name: 'Ingenjör',
    line: 'Spelar igenom tusentals partier i huvudet före varje drag. Gör få fel och förlåter inga.',
    bots: ['Astrid', 'Sven', 'Ragnhild', 'Baltzar', 'Vendela', 'Nikolaus'],
  },
};
