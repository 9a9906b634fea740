import { clausesOf } from '../clauses.js';
import { familyRules, listInWords } from '../family-rules.is.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.is.js';
import { attractions } from './attractions.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of New York City in Icelandic. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9: 'Í borðspilinu eru þessi stig ekki lögð saman fyrr en í lokin; hér er talið jafnóðum og niðurstaðan er sú sama.',
  }),
  ...clausesOf({
    Y1: underTheDeck('Farmiði'),
    Y2:
      'Í lokin færðu eitt stig fyrir hvern ferðamannastað þar sem einhver leiða þinna endar; hann telst ' +
      `einu sinni, sama hve margar leiðir þínar enda þar. Ferðamannastaðirnir eru ${listInWords(attractions)}.`,
    Y3: tiesShared('farmiða'),
  }),
];
