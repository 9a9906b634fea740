import type { ReasonWords } from '../shapes.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own) => ({
  title: 'Hint',
  best: 'Best',
  alsoGood: 'Also good',
  thinking: 'Thinking it over …',
  none: 'Nothing to advise now.',
  chance: (share: string) => `${share} to win`,
  odds: 'Chance to win',
  doIt: 'Do it',
  reasons: {
    serves: ({ tickets }, it) => `It lies on the way of ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) => `It completes ${own.all(tickets.map(it.ticket))}.`,
    points: ({ points }) => `It brings ${own.points(points)} at once.`,
    cart: () => 'It brings a merchandise card.',
    sights: ({ count }) =>
      count === 1
        ? 'It reaches a new tourist attraction.'
        : `It reaches ${own.number(count)} new tourist attractions.`,
    contested: ({ seat }, it) => `${it.who(seat).name} is next to it and may take it.`,
    blocks: ({ seat }, it) => `It stands in the way of ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'then you have enough' : `then ${own.number(missing)} more to go`;
      const where = again ? 'helps there too' : `helps to claim ${it.routeName(route)}`;
      return `${capital(card)} ${where}: ${then}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `One more ${it.terrain(terrain)} card, and you can double ${it.routeName(route)}.`
        : `A ${it.terrain(terrain)} card brings you nearer to doubling ${it.routeName(route)}: then ${own.number(missing)} more to go.`,
    'row-useless': () => 'No card in the row helps with a route you are after.',
    blind: () => `Drawn blind, even a ${own.wild.one} leaves you a second card.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `There is time for more ${own.ticket.other}: about ${own.count(turns, 'turn', 'turns')} beyond what yours still take.`
        : `Your ${own.ticket.other} are as good as done.`,
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'hardly to be done'
          : turns === 0
            ? 'next to nothing more'
            : `about ${own.count(turns, 'more turn', 'more turns')}`
      }.`,
  } satisfies ReasonWords,
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
