import { familyRules } from '../family-rules.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.js';
import { facts } from './facts.js';

/** The rules of Nordic Countries in our own words. */
export const rules: RuleText[] = [
  ...familyRules(facts, {
    car: ['wagon', 'wagons'],
    wild: ['locomotive', 'locomotives'],
    ticket: ['ticket', 'tickets'],
    notes: {
      G9:
        'If several payments are possible, you choose. Locomotives don’t pay for plain routes (N2); ' +
        'ferries (N4–N6), tunnels (N7–N9) and Murmansk–Lieksa (N3) have prices of their own.',
      G17: 'See N12 for how paths are measured.',
    },
  }),
  {
    clause: 'N1',
    text:
      'Face-up locomotives may be taken like any other card: as your first, as your second, or both. ' +
      'The five face-up cards are never replaced together, however many of them are locomotives.',
  },
  {
    clause: 'N2',
    text:
      'Locomotives pay for tunnels and ferries only, never for a plain route, whether coloured or grey. ' +
      'The only exception is Murmansk–Lieksa, as one of any four cards (N3).',
  },
  {
    clause: 'N3',
    text:
      'Murmansk–Lieksa is grey and has nine spaces, and here any four cards, locomotives included, can replace one ' +
      'card of the set, as often as you like. So for each of the nine spaces you play either one card, all of these ' +
      'the same colour, or any four: nine red, say, or eight red and four others, or seven red and eight others. ' +
      'A locomotive counts only as one of four, so eight red and one locomotive aren’t enough. Whatever you pay, ' +
      'you put down nine wagons and score 27 points.',
  },
  {
    clause: 'N4',
    text:
      'A ferry is a route with locomotive symbols. For each symbol you pay a locomotive, and for each of the other spaces a card ' +
      'of the ferry’s colour; on a grey ferry those are all of one colour of your choice.',
  },
  {
    clause: 'N5',
    text:
      'On a ferry you may play more locomotives than it has symbols: they can replace coloured cards, even all of them. ' +
      'Any ferry, grey or not, can be paid for with locomotives alone.',
  },
  {
    clause: 'N6',
    text:
      'On a ferry any three cards can replace a locomotive, as often as you like. So each ' +
      'space of the ferry takes a locomotive (N5) or any three cards, and a space without a symbol can also be paid for ' +
      'with a single card of the ferry’s colour (on a grey ferry these single cards are all of one colour of your ' +
      'choice). The three may be of any colours, the ferry’s own too, but a locomotive played here is always a ' +
      'locomotive and never one of three. For example, a yellow ferry of four spaces with one symbol takes 3 yellow ' +
      'and 1 locomotive. Without a locomotive it takes 3 yellow and 3 black, or 6 yellow, three of which replace ' +
      'the locomotive; and 1 yellow and 3 locomotives, or 12 cards of any colours, pay for it as well. But 4 yellow ' +
      'don’t, since nothing pays for the symbol, and neither do 3 yellow and 2 black. A ferry of one space takes a ' +
      'locomotive or any three other cards, never a single coloured card.',
  },
  {
    clause: 'N7',
    text:
      'For a tunnel you first play a set of its colour and length, in which locomotives can replace coloured cards; then the ' +
      'top three cards of the deck are revealed, however long the tunnel is. Each of them that has the colour of your set, ' +
      'and each locomotive among them, costs you one extra card: one of that colour or a locomotive. Say you played two blue ' +
      'cards, and a blue card, a locomotive and a red card are revealed: you need two extra cards, each of them blue or a ' +
      'locomotive. Extra cards need no wagons and score no points.',
  },
  {
    clause: 'N8',
    text:
      'If you played a set of nothing but locomotives, only revealed locomotives cost you extra cards, and only locomotives ' +
      'pay for those. It’s the cards on the table that count, not the colour you had in mind. Replacing a card with any three ' +
      '(N6) or four (N3) never works for a tunnel, neither in the set nor for the extra cards.',
  },
  {
    clause: 'N9',
    text:
      'If extra cards are needed, you pay exactly that many or decline; if you can’t pay you must decline, but ' +
      'you’re still asked, so nobody can tell. If you decline, you take your set back, the revealed ' +
      'cards go to the discards and your turn is over; the route stays open, and you may try again on a ' +
      'later turn. If you pay, or no extra cards are needed, the route is yours, and your set, the extra ' +
      'cards and the revealed cards all go to the discards. If the deck runs out while cards are being ' +
      'revealed, neither your set nor the cards revealed so far go into the new one; if there aren’t three ' +
      'cards to reveal, those there are count, and if there are none, no extra cards are needed.',
  },
  {
    clause: 'N10',
    text: 'Tickets you don’t keep, at the start or later, are removed from the game, and the others don’t get to see them.',
  },
  { clause: 'N11', text: globetrotter },
  { clause: 'N12', text: tiesByPath },
  {
    clause: 'N13',
    text:
      'The two routes of a double route lie side by side and have the same number of spaces, except for two pairs: Mo i ' +
      'Rana–Trondheim (a tunnel of five, a ferry of six) and Kristiansand–Stavanger (a tunnel of two, a ferry of three). ' +
      'These are double routes too (G11): you can’t own both, and with two players the one claimed first closes the other.',
  },
];
