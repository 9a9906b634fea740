import type { CardName } from '../shapes.js';
import type { Own } from './own.js';

/** What is announced, and the board as text. */
export const reading = (own: Own) => ({
  announcements: 'Announcements',
  yourTurn: (asks: string) => `Your turn. ${asks}.`,
  turnOf: (name: string) => `${name}’s turn.`,
  standing: (name: string, points: number, cars: number, cards: number, tickets: number) =>
    `${name}: ${own.points(points)}, ${own.cars(cars)}, ${own.cards(cards)}, ${own.tickets(tickets)}.`,
  ticketDone: (ticket: string, points: number) =>
    `${capital(own.ticket.one)} done: ${ticket}, ${own.points(points)}.`,
  deckLow: (n: number) => `${own.cards(n)} left in the deck.`,
  replaced: (card: CardName) => `${capital(own.aCard(card))} comes into the row.`,
  textView: 'The board as text',
  places: 'Places',
  routes: 'Routes',
  place: (name: string, routes: number) => `${name}, ${own.count(routes, 'route', 'routes')}`,
  route: (name: string, sort: string, spaces: number) => `${name}: ${sort}, ${own.spaces(spaces)}`,
  free: 'open',
  closed: 'closed',
  yours: 'yours',
  ownedBy: (name: string) => `owned by ${name}`,
  canClaim: 'you can claim it',
  ticket: (ticket: string, points: number, state: string) => `${ticket}, ${own.points(points)}, ${state}`,
  filter: 'Find a place or route',
  onlyClaimable: 'Only what you can claim',
  found: (n: number) => own.count(n, 'route', 'routes'),
  nothingFound: 'Nothing found.',
  wayTo: (ticket: string, routes: string) => `${ticket}: still missing ${routes}`,
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
