import { capital } from '../capital.js';
import type { ReasonWords } from '../shapes.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own) => ({
  title: 'Hint',
  best: 'Best',
  level: 'About as good',
  close: 'A little worse',
  more: (n: number) => `Other moves (${own.number(n)})`,
  thinking: 'Thinking…',
  none: 'No suggestions right now.',
  chance: (share: string) => `${share} to win`,
  about: (share: string) => `about ${share}`,
  under: (share: string) => `under ${share}`,
  over: (share: string) => `over ${share}`,
  odds: 'Chance of winning',
  doIt: 'Play it',
  choose: 'Choose',
  reasons: {
    serves: ({ tickets }, it) => `It’s part of your path for ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) => `It completes ${own.all(tickets.map(it.ticket))}.`,
    points: ({ points }) => `It scores ${own.points(points)} right away.`,
    cart: () => 'It gets you a merchandise card.',
    sights: ({ count }) =>
      count === 1
        ? 'It reaches a new tourist attraction.'
        : `It reaches ${own.number(count)} new tourist attractions.`,
    contested: ({ seat }, it) => `${it.who(seat).name} is close by and may claim it first.`,
    blocks: ({ seat }, it) => `It blocks ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = capital(own.aCard(it.card(kind) ?? 'wild'));
      if (missing === 0)
        return again
          ? `${card} completes your set there too.`
          : `${card} completes your set for ${it.routeName(route)}.`;
      return `${card} helps ${again ? 'there too' : `with ${it.routeName(route)}`}; ${own.number(missing)} more needed.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `One more ${it.terrain(terrain)} card and you can double ${it.routeName(route)}.`
        : `A ${it.terrain(terrain)} card gets you closer to doubling ${it.routeName(route)}; ${own.number(missing)} more needed.`,
    'row-useless': () => 'None of the face-up cards helps with a route you need.',
    blind: () => `If you draw from the deck, even a ${own.wild.one} won’t cost you your second card.`,
    'time-for-tickets': ({ turns }) =>
      `You have about ${own.count(turns, 'turn', 'turns')} to spare, so there’s time for more ${own.ticket.other}.`,
    enables: ({ route }, it) => `Then you could claim ${it.routeName(route)}.`,
    set: ({ kind, count }, it) => `That gives you ${own.cardsOf(it.card(kind) ?? 'wild', count)}.`,
    'terrain-set': ({ terrain, count }, it) =>
      `That gives you ${own.count(count, `${it.terrain(terrain)} card`, `${it.terrain(terrain)} cards`)}.`,
    'terrain-useless': () => 'None of the face-up terrain cards helps you double a route soon.',
    'deck-wilds': ({ wilds, unseen }) =>
      `${own.number(wilds)} of the ${own.number(unseen)} cards you can’t see ${wilds === 1 ? `is a ${own.wild.one}` : `are ${own.wild.other}`}.`,
    'nothing-to-claim': () => 'You can’t claim anything this turn.',
    'tickets-done': () => `You’ve completed all your ${own.ticket.other}.`,
    network: ({ routes }) =>
      routes === 0
        ? `You haven’t claimed anything yet, so any ${own.ticket.one} is still possible.`
        : `Routes you already own may help with new ${own.ticket.other}.`,
    'cards-back': ({ count }) => `You get ${own.cards(count)} back.`,
    'only-move': () => 'There’s nothing else you can do.',
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'probably out of reach'
          : turns === 0
            ? 'no more turns needed'
            : `about ${own.count(turns, 'more turn', 'more turns')}`
      }.`,
  } satisfies ReasonWords,
});
