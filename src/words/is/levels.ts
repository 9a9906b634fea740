import type { Words } from '../words.js';

/** The levels of bots. */
export const levels: Words['levels'] = {
  apprentice: {
    name: 'Lærlingur',
    line: 'Eignar sér það sem blasir við og gleymir helmingnum af áætlunum sínum. Góður félagsskapur í fyrsta leik.',
    bots: ['Lóa', 'Kári', 'Embla', 'Dagur', 'Birta', 'Tumi'],
  },
  navvy: {
    name: 'Púlari',
    line: 'Grefur beint að markinu og lítur sjaldan til hliðar.',
    bots: ['Bjartur', 'Rúna', 'Grímur', 'Sólveig', 'Ketill', 'Hildur'],
  },
  foreman: {
    name: 'Verkstjóri',
    line: 'Skipuleggur leiðanetið sitt, fylgist með þér og tekur það sem þig vantar.',
    bots: ['Halldór', 'Ingibjörg', 'Þorvaldur', 'Sigrún', 'Gunnar', 'Auður'],
  },
  engineer: {
    name: 'Meistari',
    line: 'Reiknar þúsundir leikja til enda áður en hann leikur. Gerir fá mistök og fyrirgefur engin.',
    bots: ['Sigríður', 'Snorri', 'Ragnheiður', 'Eyvindur', 'Ásdís', 'Þorgeir'],
  },
};
