import type { ReasonWords } from '../shapes.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own) => ({
  title: 'Hint',
  best: 'Best',
  level: 'About as good',
  close: 'A little worse',
  thinking: 'Thinking it over …',
  none: 'Nothing to advise now.',
  chance: (share: string) => `${share} to win`,
  about: (share: string) => `about ${share}`,
  under: (share: string) => `under ${share}`,
  over: (share: string) => `over ${share}`,
  odds: 'Chance to win',
  doIt: 'Do it',
  choose: 'Choose',
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
      `You have about ${own.count(turns, 'turn', 'turns')} to spare, so there’s time for more ${own.ticket.other}.`,
    enables: ({ route }, it) => `Then you could claim ${it.routeName(route)}.`,
    set: ({ kind, count }, it) => `That makes ${own.set([[it.card(kind) ?? 'wild', count]])}.`,
    'terrain-set': ({ terrain, count }, it) =>
      `That makes ${own.count(count, `${it.terrain(terrain)} card`, `${it.terrain(terrain)} cards`)}.`,
    'terrain-useless': () => 'None of the face-up terrain cards helps you double a route soon.',
    'deck-wilds': ({ wilds, unseen }) =>
      `${own.wilds(wilds)} ${wilds === 1 ? 'is' : 'are'} still among the ${own.number(unseen)} cards you can’t see.`,
    'nothing-to-claim': () => 'You can’t claim anything this turn.',
    'tickets-done': () => `All your ${own.ticket.other} are complete.`,
    network: ({ routes }) =>
      routes === 0
        ? `You haven’t claimed anything yet, so any ${own.ticket.one} is still possible.`
        : `New ${own.ticket.other} may use routes you already have.`,
    'cards-back': ({ count }) => `You get ${own.cards(count)} back.`,
    'only-move': () => 'There’s nothing else you can do.',
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
