import type { Words } from '../words.js';

/** The levels of bots. */
export const levels: Words['levels'] = {
  apprentice: {
    name: 'Lærling',
    line: 'Bygger det, den får øje på, og glemmer halvdelen af sine planer. Godt selskab i dit første spil.',
    bots: ['Asta', 'Anton', 'Karla', 'Villads', 'Bodil', 'Malthe'],
  },
  navvy: {
    // It may be parted where there is little room.
    name: 'Jernbane\u00ADbørste',
    line: 'Graver lige mod målet og ser sjældent til siderne.',
    bots: ['Bent', 'Gerda', 'Knud', 'Rigmor', 'Aksel', 'Jytte'],
  },
  foreman: {
    name: 'Sjakbajs',
    line: 'Planlægger sit net, holder øje med dig og tager det, du har brug for.',
    bots: ['Svend', 'Ingeborg', 'Holger', 'Thyra', 'Gorm', 'Karen'],
  },
  engineer: {
    name: 'Ingeniør',
    line: 'Regner tusindvis af spil igennem før hvert træk. Laver få fejl og tilgiver ingen.',
    bots: ['Inge', 'Niels', 'Sophia', 'Ørsted', 'Agnete', 'Valdemar'],
  },
};
