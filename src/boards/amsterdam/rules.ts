import { familyRules } from '../family-rules.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.js';
import { facts } from './facts.js';

/** The rules of Amsterdam in our own words. */
export const rules: RuleText[] = [
  ...familyRules(facts, {
    car: ['cart', 'carts'],
    wild: ['joker', 'jokers'],
    ticket: ['contract', 'contracts'],
    notes: { G9: 'If the route has cart symbols, you get a merchandise card as well (M2).' },
  }),
  { clause: 'M1', text: `Tickets are called contracts here. ${underTheDeck('contract')}` },
  {
    clause: 'M2',
    text:
      'When you claim a route with cart symbols you get one merchandise card, only one however many symbols or spaces ' +
      'the route has. You get it automatically, from a stock of sixteen; once the stock is empty there are no more. ' +
      'Merchandise cards lie face up in front of you, so everyone can count them.',
  },
  {
    clause: 'M3',
    text:
      'At the end players are ranked by their number of merchandise cards. The places score 8, 6, 4 and 2 points with four ' +
      'players, 8, 5 and 2 with three, 8 and 4 with two. Tied players all score the points of their place, and for each player ' +
      'in the tie beyond the first the next place is skipped: with three players, two in first place score 8 each and the other ' +
      'scores 2; with four, two in second place score 6 each and the last scores 2. Without a merchandise card you score ' +
      'nothing, wherever you rank.',
  },
  { clause: 'M4', text: tiesShared('contracts') },
];
