import { familyRules } from '../family-rules.js';
import type { RuleText } from '../texts.js';
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
        'Where there is more than one way to pay, you choose. Locomotives are no help on plain routes (N2); ' +
        'ferries (N4–N6), tunnels (N7–N9) and Murmansk–Lieksa (N3) have prices of their own.',
      G17: 'How a path is measured stands in N12.',
    },
  }),
  {
    clause: 'N1',
    text:
      'Locomotives in the row may be taken like any other card: as your first, as your second, or both. ' +
      'The row is never swept, however many of them lie there.',
  },
  {
    clause: 'N2',
    text:
      'Locomotives pay for tunnels and ferries only, never for a plain route, be it coloured or grey. ' +
      'The one place where they slip in is among the arbitrary cards for Murmansk–Lieksa (N3).',
  },
  {
    clause: 'N3',
    text:
      'Murmansk–Lieksa is grey and has nine spaces, and here any four cards, locomotives too, may stand in for one ' +
      'card of the set, as often as you like. So for each of the nine spaces you play either one card, all of these ' +
      'of the same colour, or any four: nine red, say, or eight red and four others, or seven red and eight others. ' +
      'A locomotive counts only as one of four, so eight red and one locomotive are not enough. Whatever you paid, ' +
      'you put down nine wagons and score 27 points.',
  },
  {
    clause: 'N4',
    text:
      'A ferry is a route with locomotive symbols. For each symbol you owe a locomotive, for each of the other spaces a card ' +
      'of the ferry’s colour; on a grey ferry those are all of one colour of your choice.',
  },
  {
    clause: 'N5',
    text:
      'On a ferry you may play more locomotives than it has symbols, in place of coloured cards, even of all of them: ' +
      'any ferry, grey or not, can be paid with locomotives alone.',
  },
  {
    clause: 'N6',
    text:
      'If you lack a locomotive for a ferry, any three cards will do instead of it, as often as you like. So each ' +
      'space of the ferry takes a locomotive (N5) or any three cards, and a space without a symbol may also be paid ' +
      'with a single card of the ferry’s colour (on a grey ferry these single cards are all of one colour of your ' +
      'choice). The three may have any colours, the ferry’s own too, but a locomotive played here is always a ' +
      'locomotive and never one of three. For example, a yellow ferry of four spaces with one symbol takes 3 yellow ' +
      'and 1 locomotive. Without a locomotive it takes 3 yellow and 3 black, or 6 yellow, three of which stand in for ' +
      'the locomotive; and 1 yellow and 3 locomotives, or 12 cards of any colours, pay for it as well. But 4 yellow ' +
      'don’t, since nothing pays for the symbol, and neither do 3 yellow and 2 black. A ferry of one space takes a ' +
      'locomotive or any three other cards, never a single coloured card.',
  },
  {
    clause: 'N7',
    text:
      'For a tunnel you first lay down a set of its colour and length, in which locomotives may replace coloured cards; then the top three cards of ' +
      'the deck are turned up, no matter how long the tunnel is. Each of them that has the colour of your set, and each ' +
      'locomotive among them, asks you for one more card: one of that colour or a locomotive. If you laid two blue cards and a ' +
      'blue card, a locomotive and a red card turn up, you owe two more, each of them blue or a locomotive. Cards paid on top ' +
      'need no wagons and bring no points.',
  },
  {
    clause: 'N8',
    text:
      'If the set you laid is all locomotives, only locomotives turned up ask for more, and only locomotives pay for that. ' +
      'It is the cards on the table that count, not the colour you had in mind. The exchanges of three cards (N6) or four (N3) ' +
      'never work for a tunnel, neither in the set nor for what you pay on top.',
  },
  {
    clause: 'N9',
    text:
      'When more is asked you pay exactly that or decline; if you can’t pay you have to decline, but you ' +
      'are asked all the same, so that nobody learns it. If you decline, you take your set back, the ' +
      'cards turned up go to the discards and your turn is over; nobody owns the route, and you may try ' +
      'again on a later turn. If you pay, or nothing is asked, the route is yours, and your set, what you ' +
      'paid on top and the cards turned up all go to the discards. If the deck has to be renewed on the ' +
      'way, neither your set nor what has been turned up so far goes into it; if there aren’t three cards ' +
      'to turn up, you go by those there are, and if there are none, nothing more is asked.',
  },
  {
    clause: 'N10',
    text: 'Tickets you don’t keep, at the start or later, are out of the game, and the others don’t get to see them.',
  },
  { clause: 'N11', text: globetrotter },
  { clause: 'N12', text: tiesByPath },
  {
    clause: 'N13',
    text:
      'The two routes of a double route lie side by side and have the same number of spaces, but for two pairs: Mo i ' +
      'Rana–Trondheim (a tunnel of five, a ferry of six) and Kristiansand–Stavanger (a tunnel of two, a ferry of three). ' +
      'These are double routes all the same (G11): you can’t own both, and with two players whichever is claimed ' +
      'first closes the other.',
  },
];
