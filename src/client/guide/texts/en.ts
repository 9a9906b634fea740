import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../../words/capital.js';
import { ownOf } from '../../../words/en/own.js';
import type { Lessons } from './shape.js';

/** What the guide says, in English. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, number } = ownOf(nouns);
  return {
    name: 'Guide',
    got: 'Got it',
    more: 'More',
    leave: 'Close the guide',
    hint: 'What would you do?',
    says: {
      welcome: () => [
        'Welcome aboard',
        `Claim routes and complete ${ticket.other}: the most points win. I’ll explain the rest as it comes up.`,
      ],
      tickets: ({ keep }) => [
        `Choose your ${ticket.other}`,
        `Connect the two places of a ${ticket.one} to score its points; fail and you lose them. Keep at least ${number(keep)}: those that overlap are easiest.`,
      ],
      cards: () => [
        'Your turn',
        `Draw two cards, claim a route or draw new ${ticket.other}. Start with cards in the colours your path needs.`,
      ],
      second: () => ['Now your second card', 'Take a face-up card, or try your luck with the deck.'],
      wildAlone: () => [
        `A face-up ${wild.one}`,
        'It can replace any colour. But taken face up, it counts as both your cards.',
      ],
      wildFree: () => [
        `A face-up ${wild.one}`,
        'Take it like any other card. It pays for tunnels and ferries only.',
      ],
      claim: ({ route }) => [
        'You can claim a route',
        `${route} is on your path and you have the cards. Choose it on the map.`,
      ],
      claimed: () => [
        'Your first route',
        `Longer routes score far more. They needn’t connect, but a ${ticket.one} needs an unbroken path.`,
      ],
      tunnel: ({ route }) => [
        'A tunnel on your path',
        `${route}: when you try it, three cards are revealed, and each match costs an extra card. Keep one to spare.`,
      ],
      tunnelAsks: () => [
        'Extra cards for the tunnel',
        'Pay and it’s yours. Or take your cards back and try another time; that ends your turn.',
      ],
      ferry: ({ route, standIn }) => [
        'Over the water',
        `${route} is a ferry: each ${wild.one} symbol takes a ${wild.one}.${standIn > 0 ? ` Any ${number(standIn)} cards can replace one.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grey routes',
        `${route} is grey: pay with any colour, as long as the cards match.`,
      ],
      double: ({ route }) => [
        'A double route',
        `${route} is a double route. With this many players, claiming one side closes the other.`,
      ],
      cart: ({ route }) => [
        'Cart symbols',
        `${route} has a cart symbol: claim it for a merchandise card. The most cards score most at the end.`,
      ],
      attraction: () => [
        'Tourist attractions',
        'Each place with a golden badge that your routes reach scores a point at the end.',
      ],
      terrain: () => [
        'Terrain cards',
        'You can draw one instead of another card. It can double the points of a route of its kind.',
      ],
      doubling: ({ route }) => [
        'Double the points',
        `Nobody has more terrain than you for ${route}. Add terrain cards to your payment and it scores double.`,
      ],
      done: () => [
        `${capital(ticket.one)} completed`,
        'Nice work! Only you know; it’s counted at the end. Now see what your next one needs.',
      ],
      hopeless: () => [
        `A blocked ${ticket.one}`,
        `One of your ${ticket.other} can’t be completed any more. Use your ${car.other} elsewhere now.`,
      ],
      moreTickets: () => [
        `Time for more ${ticket.other}`,
        'All of yours are completed. Draw new ones, or claim long routes for their points.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'The last round',
        `Someone has ${number(lastRoundAt)} or fewer ${car.other} left. Everyone gets one more turn: make it count!`,
      ],
    },
  };
};
