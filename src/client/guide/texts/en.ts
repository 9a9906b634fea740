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
    leave: 'Close the guide',
    hint: 'What would you do?',
    says: {
      welcome: () => [
        'Welcome aboard',
        `The player with the most points at the end wins. You score points for the routes you claim and the ${ticket.other} you complete. I’ll explain the rest as it comes up. Close me any time.`,
      ],
      tickets: ({ keep }) => [
        `Choose your ${ticket.other}`,
        `Each ${ticket.one} asks you to connect two places. Complete it to score its points at the end; fail and you lose them. Point at one or tap it to see it on the map. Keep at least ${number(keep)}; ${ticket.other} that overlap are easiest.`,
      ],
      cards: () => [
        'Your turn',
        `You do one of three things: draw two cards, claim a route or draw new ${ticket.other}. To claim a route you need cards of its colour, one for each space. So start by drawing cards in the colours of the routes you need.`,
      ],
      second: () => [
        'Now your second card',
        'Take a face-up card, so you know what you’re getting, or try your luck with the deck.',
      ],
      wildAlone: () => [
        `A face-up ${wild.one}`,
        `It can replace a card of any colour. But taken face up it counts as both your cards, and it can’t be your second. Drawn from the deck, it’s a card like any other.`,
      ],
      wildFree: () => [
        `A face-up ${wild.one}`,
        `You can take it like any other card. It pays for tunnels and ferries only, so you’ll want some for the fjords and the sea.`,
      ],
      claim: ({ route }) => [
        'You can claim a route',
        `${route} is on your path and you have the cards. Choose it on the map to see what it costs, confirm, and your ${car.other} go on its spaces. You score right away.`,
      ],
      claimed: () => [
        'Your first route',
        `Longer routes score far more points than short ones. Your routes don’t have to connect, but a ${ticket.one} needs an unbroken path between its two places.`,
      ],
      tunnel: ({ route }) => [
        'A tunnel on your path',
        `${route} has a jagged edge: it’s a tunnel. When you try it, three cards are revealed; each one in your colour, and each ${wild.one}, costs you one extra card. Keep one or two to spare.`,
      ],
      tunnelAsks: () => [
        'Extra cards for the tunnel',
        'Pay and the tunnel is yours, or take your cards back and try another time. That ends your turn, but you lose nothing else.',
      ],
      ferry: ({ route, standIn }) => [
        'Over the water',
        `${route} is a ferry: each ${wild.one} symbol on it takes a ${wild.one}.${standIn > 0 ? ` If you don’t have one, any ${number(standIn)} cards can replace it.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grey routes',
        `${route} is grey: pay with cards of any colour, as long as they all match.`,
      ],
      double: ({ route }) => [
        'A double route',
        `${route} is a double route: two routes side by side. With this many players, claiming one closes the other, so don’t wait too long.`,
      ],
      cart: ({ route }) => [
        'Cart symbols',
        `${route} has a cart symbol: claim it and you get a merchandise card. At the end, the more you have, the more you score; with none you score nothing.`,
      ],
      attraction: () => [
        'Tourist attractions',
        'Each marked place that one of your routes reaches scores a point at the end.',
      ],
      terrain: () => [
        'Terrain cards',
        'Instead of a card you can draw a terrain card. It stays face up in front of you and can double the points of a route of its kind.',
      ],
      doubling: ({ route }) => [
        'Double the points',
        `Nobody has more terrain than you for ${route}. Choose the payment with terrain cards and the route scores double. It pays off most on long routes.`,
      ],
      done: () => [
        `${capital(ticket.one)} completed`,
        'Nice work! The others can’t see it; it’s counted at the end. Now see what your next one still needs.',
      ],
      hopeless: () => [
        `A blocked ${ticket.one}`,
        `One of your ${ticket.other} has been blocked. It will cost you its points, so use your ${car.other} elsewhere now.`,
      ],
      moreTickets: () => [
        `Time for more ${ticket.other}`,
        `You’ve completed all of yours. You can draw new ones: your routes may complete some of them already, but each one you fail costs you its points. Or claim long routes for the points.`,
      ],
      lastRound: ({ lastRoundAt }) => [
        'The last round',
        `Someone has ${number(lastRoundAt)} or fewer ${car.other} left. Everyone gets one more turn: make it count, then the scores are added up. Good luck!`,
      ],
    },
  };
};
