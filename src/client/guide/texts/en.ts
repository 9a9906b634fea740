import type { BoardNouns } from '../../../boards/nouns.js';
import { ownOf } from '../../words/en/own.js';
import type { Lessons } from '../texts.js';

/** What the guide says, in English. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, cars, number } = ownOf(nouns);
  return {
    name: 'Guide',
    got: 'Got it',
    leave: 'Leave the guide',
    hint: 'What would you do?',
    says: {
      welcome: () => [
        'Welcome aboard',
        `Whoever has the most points at the end wins. You get points for routes you claim and for ${ticket.other} you complete. I will tell you the rest when it matters; you can leave me at any time.`,
      ],
      tickets: ({ keep }) => [
        `Choose your ${ticket.other}`,
        `Each ${ticket.one} asks you to join two places. Done, it brings its points at the end; not done, it costs them. Point at one or tap it to see it on the map. Keep at least ${number(keep)}: those that share a way are the easiest.`,
      ],
      cards: () => [
        'Your turn',
        `You do one of three things: draw two cards, claim a route, or draw new ${ticket.other}. To claim a route you need cards of its colour, one for each space. So begin by drawing cards in the colours of the routes on your way.`,
      ],
      second: () => [
        'And the second card',
        'Take another from the row, where you see what you get, or try your luck with the deck.',
      ],
      wildAlone: () => [
        `A ${wild.one} in the row`,
        `It stands for any colour. But taken from the row it counts as both your cards, and it can’t be your second. From the deck it is a card like any other.`,
      ],
      wildFree: () => [
        `A ${wild.one} in the row`,
        `You may take it like any card. It pays for tunnels and ferries only, so you will want some for the fjords and the sea.`,
      ],
      claim: ({ route }) => [
        'You can build now',
        `${route} lies on your way and you have the cards. Choose it on the map: you see what it costs, confirm, and your ${car.other} go on its spaces. You score at once.`,
      ],
      claimed: () => [
        'Your first route',
        `Longer routes bring far more points than short ones. Your routes need not hang together, but a ${ticket.one} is done only when yours join its two places.`,
      ],
      tunnel: ({ route }) => [
        'A tunnel on your way',
        `${route} has a jagged edge: a tunnel. When you try it, three cards are turned up; each in your colour, and each ${wild.one}, costs you one card more. Have one or two to spare.`,
      ],
      tunnelAsks: () => [
        'What the rock asks',
        'Pay and the tunnel is yours, or take your cards back and try another time. Then your turn is over, but you lose nothing else.',
      ],
      ferry: ({ route, standIn }) => [
        'Over the water',
        `${route} is a ferry: each ${wild.one} sign on it asks for a ${wild.one}.${standIn > 0 ? ` If you lack one, any ${number(standIn)} cards will do instead.` : ''}`,
      ],
      grey: ({ route }) => [
        'Grey routes',
        `${route} is grey: cards of any one colour will do, as long as they are all alike.`,
      ],
      double: ({ route }) => [
        'A double route',
        `There are two routes side by side at ${route}. With so few players the second closes when the first is claimed, so don’t wait too long.`,
      ],
      cart: ({ route }) => [
        'Carts',
        `${route} bears a cart: whoever claims it gets a merchandise card. At the end most cards bring most points; without any you get none.`,
      ],
      attraction: () => [
        'Tourist attractions',
        'Each marked place that one of your routes touches brings a point at the end.',
      ],
      terrain: () => [
        'Terrain cards',
        'Instead of a card you may take a terrain card. It lies open before you and can double the points of a route in its kind of land.',
      ],
      doubling: ({ route }) => [
        'Double the points',
        `You have as much terrain as anyone for ${route}. Choose the payment with terrain cards, and the route counts twice. Most worth it on long ones.`,
      ],
      done: () => [
        `A ${ticket.one} done`,
        'Well done. The others don’t see it; it is counted at the end. Look which way is still missing for the next.',
      ],
      hopeless: () => [
        'A way is closed',
        `Others have closed the last way for one of your ${ticket.other}. It will cost its points, so put your ${car.other} elsewhere now.`,
      ],
      moreTickets: () => [
        `Time for more ${ticket.other}`,
        `All of yours are done. You may draw new ones: some may be done already by what you have built, but one you don’t do costs its points. Or claim long routes for theirs.`,
      ],
      lastRound: ({ lastRoundAt }) => [
        'The last round',
        `Someone has at most ${cars(lastRoundAt)} left. Everyone has one more turn: use it for what brings most points, then it is counted. Good luck!`,
      ],
    },
  };
};
