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
  oddsOf: (name: string, share: string) => `${name}: ${share}`,
  playouts: (n: number) => `from ${own.count(n, 'game', 'games')} played out`,
  doIt: 'Do it',
  reasons: {
    serves: ({ ticket }, it) => `It lies on the way of ${it.ticket(ticket)}.`,
    completes: ({ ticket }, it) => `It completes ${it.ticket(ticket)}.`,
    points: ({ points }) => `It brings ${own.points(points)} at once.`,
    contested: ({ seat }, it) => `${it.who(seat).name} is next to it and may take it.`,
    blocks: ({ seat }, it) => `It stands in the way of ${it.who(seat).name}.`,
    collects: ({ kind, route, missing }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'then you have enough' : `then ${own.number(missing)} more to go`;
      return `${capital(card)} helps to claim ${it.routeName(route)}: ${then}.`;
    },
    doubles: ({ terrain, route }, it) => `A ${it.terrain(terrain)} card can double ${it.routeName(route)}.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `There is time for more ${own.ticket.other}: about ${own.count(turns, 'turn', 'turns')} beyond what yours still take.`
        : `Your ${own.ticket.other} are as good as done.`,
    fits: ({ ticket, turns }, it) =>
      turns === 0
        ? `${it.ticket(ticket)} costs next to nothing more.`
        : `${it.ticket(ticket)} takes about ${own.count(turns, 'more turn', 'more turns')}.`,
  } satisfies ReasonWords,
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
