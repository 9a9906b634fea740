import { listInWords } from '../counting.js';
import { familyRules } from '../family-rules.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.js';
import { attractions } from './attractions.js';
import { facts } from './facts.js';

/** The rules of New York City in our own words. */
export const rules: RuleText[] = [
  ...familyRules(facts, {
    car: ['taxi', 'taxis'],
    wild: ['taxi card', 'taxi cards'],
    ticket: ['ticket', 'tickets'],
    notes: {
      G9: 'In the boxed game these points are added up at the end; a running score gives the same total.',
    },
  }),
  { clause: 'Y1', text: underTheDeck('ticket') },
  {
    clause: 'Y2',
    text:
      'At the end you score one point for each place with a tourist attraction where one of your routes ends; it counts ' +
      `once, however many of your routes end there. The attractions are ${listInWords(attractions)}.`,
  },
  { clause: 'Y3', text: tiesShared('tickets') },
];
