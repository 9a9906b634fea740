import { familyRules } from '../family-rules.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.js';
import { facts } from './facts.js';

/** The rules of The Heart of Africa in our own words. */
export const rules: RuleText[] = [
  ...familyRules(facts, {
    car: ['train', 'trains'],
    wild: ['locomotive', 'locomotives'],
    ticket: ['ticket', 'tickets'],
    notes: {
      G1: 'Terrain cards are dealt too (A2).',
      G4: 'Either of the two may be a terrain card instead (A3).',
      G8: 'Terrain cards are different: if any can be drawn (A4), you may draw those, and must, if you’ve drawn only one card.',
      G9: 'Terrain cards can double these points (A5); the route’s colour says which kind they must be (A1). Four routes over the sea take locomotives (A12).',
      G14: 'Either place on a ticket may be a country instead (A8, A9).',
      G17: 'See A11 for how paths are measured.',
    },
  }),
  {
    clause: 'A1',
    text:
      'There are 45 terrain cards, fifteen of each of three kinds, and the printed colour of a route says which kind it is. ' +
      'Yellow, orange and red routes are desert and savanna; green, blue and purple ones jungle and forest; black, white and ' +
      'grey ones mountain and cliff. A grey route stays a mountain route, whatever colour you pay with.',
  },
  {
    clause: 'A2',
    text:
      'At the start each of you gets one terrain card at random and puts it down face up (A4). ' +
      'Two more are turned face up, and the rest become the terrain deck beside them.',
  },
  {
    clause: 'A3',
    text:
      'When you draw, each of the two cards may be a terrain card instead, either one of the two face-up ones, ' +
      'which is replaced right away, or unseen from the terrain deck. So you may end up with two cards, ' +
      'two terrain cards, or one of each, in either order. G5 still holds: a face-up locomotive ' +
      'must come first and alone, so you can’t take one after a terrain card. Terrain cards ' +
      'may be drawn even while no other card can be (G8).',
  },
  {
    clause: 'A4',
    text:
      'Your terrain cards lie face up in front of you, sorted by kind. Those you play go to discards of ' +
      'their own, which are shuffled into a new terrain deck as soon as the old one is empty (as in G7). While the terrain ' +
      'deck and the terrain discards are both empty, nobody can draw terrain cards, not even the two face-up ones ' +
      '(as in G8). At the end terrain cards are worth nothing.',
  },
  {
    clause: 'A5',
    text:
      'When you claim a route you may double its points by playing terrain cards of its kind (A1): one if the ' +
      'route has up to three spaces, two if it has four to six. You may do so if you have at least as ' +
      'many cards of that kind as every other player; this is compared before you pay anything. The route ' +
      'still needs its usual cards and trains, and only its own points are doubled, and only once.',
  },
  {
    clause: 'A6',
    text:
      'Locomotives from your hand can be played as terrain cards of any kind, on top of the cards that pay for the ' +
      'route. First you catch up: if others have more cards of the kind than you, you play one locomotive for each ' +
      'card you are behind the player with the most. Then comes the price of A5: these locomotives count towards ' +
      'it, and you pay the rest with terrain cards of the kind, with further locomotives, or with both; ' +
      'locomotives alone will do, and you can’t play more than that. All locomotives you play go to the card ' +
      'discards, and those still in anyone’s hand don’t count. For example, you have one jungle card, another player has two, ' +
      'and you claim a green route of four spaces, so the price is two. You play one locomotive to catch up and your ' +
      'jungle card for the rest of the price, or you play two locomotives and keep the jungle card. In both cases you ' +
      'score 7 × 2 = 14 points.',
  },
  {
    clause: 'A7',
    text:
      'With four or five players both routes of a double route can be claimed, by two different players; ' +
      'with two or three only one of them (G11).',
  },
  {
    clause: 'A8',
    text:
      'Madagascar has two stations, and a ticket to Madagascar is completed when you reach either. Each of ' +
      'them is a place of its own; a route runs between the two, so a path may cross the island along it.',
  },
  {
    clause: 'A9',
    text:
      'Nigeria, Tchad and Sudan, at the top of the map, are the end of the line: within each of these countries ' +
      'there’s no route from one station to another, and no path leads through such a country. A ticket ' +
      'to one of them is completed when you reach any of its stations.',
  },
  { clause: 'A10', text: globetrotter },
  { clause: 'A11', text: tiesByPath },
  {
    clause: 'A12',
    text:
      'The four routes over the sea to Madagascar are ferries and have locomotive symbols: the two of three spaces one each, the ' +
      'two of six spaces two each. For each symbol you pay a locomotive, and for the other spaces cards of any one colour; locomotives can replace ' +
      'those too, even all of them, but other cards never replace a locomotive. The sea routes are grey, so they ' +
      'are mountain routes (A1), and mountain cards can double their points (A5).',
  },
];
