import { clausesOf } from '../clauses.js';
import { familyRules, listInWords } from '../family-rules.da.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.da.js';
import { attractions } from './attractions.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of New York City in Danish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9: 'I brætspillet lægges disse point først sammen, når spillet er slut; summen bliver den samme.',
  }),
  ...clausesOf({
    Y1: underTheDeck('Et rutekort', 'det', 'bunken med rutekort'),
    Y2:
      'Når spillet er slut, får du ét point for hvert sted med en turistattraktion, hvor en af dine strækninger ender; det tæller ' +
      `én gang, uanset hvor mange af dine strækninger der ender der. Attraktionerne er ${listInWords(attractions)}.`,
    Y3: tiesShared('rutekort'),
  }),
];
