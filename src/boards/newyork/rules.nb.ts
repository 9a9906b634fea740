import { clausesOf } from '../clauses.js';
import { familyRules, listInWords } from '../family-rules.nb.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.nb.js';
import { attractions } from './attractions.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of New York City in Norwegian. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9: 'I brettspillet legges disse poengene først sammen når spillet er slutt; summen blir den samme.',
  }),
  ...clausesOf({
    Y1: underTheDeck('billett', 'billettbunken'),
    Y2:
      'Når spillet er slutt, får du ett poeng for hvert sted med en turistattraksjon der en av strekningene dine ender; det teller ' +
      `én gang, uansett hvor mange av strekningene dine som ender der. Attraksjonene er ${listInWords(attractions)}.`,
    Y3: tiesShared('billetter'),
  }),
];
