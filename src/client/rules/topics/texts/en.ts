import { capital } from '../../../../words/capital.js';
import { ownOf } from '../../../../words/en/own.js';
import { rangeIn, sentences, type TopicWords } from './shape.js';

/** The topics in English. */
export const topicWords: TopicWords = (told, nouns) => {
  const { car, wild, ticket, cars, cards, tickets, points, spaces, number } = ownOf(nouns);
  const { facts, has, halves } = told;
  const range = rangeIn('or', 'to');
  const { openingTickets: opening, drawTickets: drawn } = facts;
  return {
    all: 'All topics',
    previous: 'Previous',
    next: 'Next',
    full: 'The rules in full',
    law: 'All rules, numbered',
    more: 'More',
    got: 'Got it',
    topics: {
      goal: {
        title: 'The goal',
        says: [
          `Claim routes on the map and complete your ${ticket.other}: both score points.`,
          'The player with the most points at the end wins.',
          `Everyone starts with ${cars(facts.cars)}, ${cards(facts.openingHand)} and ${tickets(opening.take)}, and keeps at least ${number(opening.keep)} of the ${ticket.other}.`,
          `Hands and ${ticket.other} are secret. Everything else is open to all.`,
        ],
      },
      turn: {
        title: 'Your turn',
        says: [
          'On your turn you do one of these three things, and no more.',
          'Then it’s the next player’s turn, clockwise.',
          'If you can do any of them, you must. You pass only if you can’t.',
        ],
      },
      cards: {
        title: 'Drawing cards',
        says: sentences(
          'Take two cards: face-up ones, unseen ones from the deck, or one of each.',
          'A face-up card you take is replaced right away.',
          has('wild-ends-draw')
            ? `A face-up ${wild.one} counts as both your cards, so it can’t be your second. From the deck it’s a card like any other.`
            : `You can take a face-up ${wild.one} like any other card.`,
          has('sweep')
            ? `If ${number(told.sweeping)} of the face-up cards are ${wild.other}, all five are replaced.`
            : '',
          has('terrain') ? 'Each of your two cards may be a terrain card instead.' : '',
          'You can hold any number of cards.',
        ),
      },
      claim: {
        title: 'Claiming a route',
        says: [
          'Play one card for each space, all in the route’s colour.',
          'A grey route takes any colour, as long as all the cards match.',
          has('wilds-pay')
            ? `A ${wild.one} can replace any card.`
            : `${capital(wild.other)} don’t help here: they pay for ferries and tunnels only.`,
          `Put a ${car.one} on each space and score the points right away.`,
          `The route needn’t connect to your others, but you need enough ${car.other}.`,
        ],
      },
      double: {
        title: 'Double routes',
        says: [
          'Some places are connected by two routes. You can never own both.',
          `With ${range(told.closing)} players, claiming one closes the other to everyone.`,
          `With ${range(told.sharing)} players, the other stays open to everyone else.`,
        ],
      },
      ferry: {
        title: 'Ferries',
        says: [
          `A route with ${wild.one} symbols is a ferry.`,
          `Each symbol takes a ${wild.one}. The other spaces take cards as usual.`,
          `${capital(wild.other)} can replace those cards too.`,
          told.forWild > 0
            ? `If you’re missing a ${wild.one}, any ${number(told.forWild)} other cards can replace it, whatever their colours.`
            : `Nothing can replace a ${wild.one} on a symbol.`,
        ],
      },
      tunnel: {
        title: 'Tunnels',
        says: [
          `A route with a jagged edge is a tunnel. Play its cards as usual; ${wild.other} can replace any of them.`,
          `Then the top ${number(told.revealed)} cards of the deck are revealed.`,
          `Each one in your colour, and each ${wild.one}, costs you an extra card: your colour or a ${wild.one}.`,
          'Pay and the tunnel is yours. Or take your cards back, and your turn is over.',
        ],
      },
      anyFour: {
        title: `Any ${number(told.forCard)} for one`,
        says: [
          'The longest route on the map has a rule of its own.',
          'Play one card for each space, all of one colour.',
          `Any ${number(told.forCard)} cards, ${wild.other} too, can replace one of these, as often as you like.`,
          `Whatever you pay, it takes ${cars(told.longRoute.length)} and scores ${points(told.longRoute.points)}.`,
        ],
      },
      terrain: {
        title: 'Terrain',
        says: [
          'The colour of a route says what terrain it crosses.',
          'You draw terrain cards instead of other cards. They lie face up in front of you.',
          `When you claim a route, terrain cards of its kind double its points: 1 card for up to ${spaces(told.oneTerrain)}, 2 for more.`,
          'That’s allowed only if nobody has more cards of that kind than you.',
          `${capital(wild.other)} can be played as terrain too.`,
        ],
      },
      cart: {
        title: 'Merchandise',
        says: [
          'Claim a route with a cart symbol and you get a merchandise card.',
          'It’s one card per route, however long it is. Everyone can see your cards.',
          'At the end the player with the most merchandise cards scores most. Without any you score nothing.',
        ],
      },
      attraction: {
        title: 'Tourist attractions',
        says: [
          'Places with a golden badge are tourist attractions.',
          `At the end, each one where a route of yours ends scores ${points(told.attraction)}.`,
          'It counts once, however many of your routes end there.',
        ],
      },
      tickets: {
        title: capital(ticket.other),
        says: [
          `A ${ticket.one} names two places and its points.`,
          'Connect the two with an unbroken path of your routes and you score the points at the end. Fail and you lose them.',
          `Your ${ticket.other} are secret until the end.`,
          `To get more, draw ${number(drawn.take)} and keep at least ${number(drawn.keep)}. ${facts.notKept === 'out' ? 'The others are out of the game.' : 'The others go to the bottom of the deck.'}`,
        ],
      },
      country: {
        title: `${capital(ticket.other)} to a country`,
        says: [
          `Some ${ticket.other} name a country instead of a town.`,
          'Reach any one of its stations.',
          'Stations of a country aren’t connected, unless a route runs between them.',
        ],
      },
      end: {
        title: 'The end and the score',
        says: sentences(
          `When someone ends a turn with ${number(facts.lastRoundAt)} or fewer ${car.other} left, everyone gets one last turn.`,
          `Then all ${ticket.other} are revealed. Completed ones add their points, failed ones subtract them.`,
          has('globetrotter')
            ? `The player who completed the most ${ticket.other} gets ${points(told.globetrotter)} extra.`
            : '',
          has('attractions') ? 'Points for tourist attractions are added.' : '',
          has('merchandise') ? 'Points for merchandise cards are added.' : '',
          `The most points win. If tied, more completed ${ticket.other} decide${has('longest-path') ? ', then the longest path' : ''}.`,
        ),
      },
      points: {
        title: 'Points for routes',
        says: [
          'A route scores by its length, as soon as you claim it.',
          `Long routes are worth far more: two routes of ${number(halves.half)} score ${number(halves.two)}, one of ${number(halves.whole)} scores ${number(halves.one)}.`,
        ],
      },
    },
    meetings: {
      ferry: `Each ${wild.one} symbol takes a ${wild.one}.${told.forWild > 0 ? ` Any ${number(told.forWild)} other cards can replace one.` : ''}`,
      tunnel: `When you try it, ${number(told.revealed)} cards are revealed. Each in your colour, and each ${wild.one}, costs an extra card.`,
      terrain: 'Terrain cards of a route’s kind can double its points, if nobody has more of them than you.',
      cart: 'Claim a route with a cart symbol and you get a merchandise card. The most cards score most at the end.',
      attraction: `Each tourist attraction that your routes reach scores ${points(told.attraction)} at the end.`,
    },
    captions: {
      map: (name) => `The map around ${name}`,
      or: 'or',
      drawCards: 'Draw cards',
      claimRoute: 'Claim a route',
      drawTickets: `Draw ${ticket.other}`,
      twoCards: 'Two cards',
      oneWild: `One ${wild.one}`,
      closed: (players) => `With ${number(players)} players: one route is claimed, so the other is closed.`,
      played: 'You play',
      revealed: 'Revealed',
      added: 'You add',
      ticket: (completed, failed) => `Completed ${completed}, failed ${failed}`,
      atTheEnd: (scored) => `${points(scored)} at the end`,
      players: (n) => `${number(n)} players`,
      worth: 'Points by place',
    },
  };
};
