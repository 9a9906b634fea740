import { familyRules } from '../family-rules.js';
import type { RuleText } from '../texts.js';
import { tiesShared, underTheDeck } from '../twin-rules.js';
import { facts } from './facts.js';

/** The rules of Amsterdam in our own words. */
export const rules: RuleText[] = [
  ...familyRules(facts, {
    car: ['cart', 'carts'],
    wild: ['joker', 'jokers'],
    ticket: ['contract', 'contracts'],
    notes: { G9: 'If the route bears cart symbols, M2 gives you a bonus card as well.' },
  }),
  { clause: 'M1', text: `Tickets are called contracts here. ${underTheDeck('contract')}` },
  {
    clause: 'M2',
    text:
      'When you claim a route that bears cart symbols you get one merchandise bonus card, only one however many symbols or ' +
      'spaces the route has. You get it without having to ask, from a stock of sixteen; once the stock is empty there are no ' +
      'more. Bonus cards lie open before you, so that everyone can count them.',
  },
  {
    clause: 'M3',
    text:
      'At the end you are ranked by your number of bonus cards. The places bring 8, 6, 4 and 2 points with four players, 8, 5 ' +
      'and 2 with three, 8 and 4 with two. Players who tie all get the points of their place, and for each player in the tie ' +
      'beyond the first the next place is skipped: with three players, two in front get 8 each and the other gets 2; ' +
      'with four, two in second place get 6 each and the last gets 2. Without a bonus card you get nothing, wherever you rank.',
  },
  { clause: 'M4', text: tiesShared('contracts') },
];
