import { clausesOf } from '../clauses.js';
import { familyRules, listInWords } from '../family-rules.sv.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.sv.js';
import { attractions } from './attractions.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of New York City in Swedish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9: 'I brädspelet räknas de här poängen ihop först i slutet; här räknas de löpande, och summan blir densamma.',
  }),
  ...clausesOf({
    Y1: underTheDeck('En biljett', 'den', 'biljetthögen'),
    Y2:
      'I slutet får du en poäng för varje plats med en turistattraktion där någon av dina sträckor slutar; platsen räknas ' +
      `en gång, hur många av dina sträckor som än slutar där. Attraktionerna är ${listInWords(attractions)}.`,
    Y3: tiesShared('biljetter'),
  }),
];
