import type { Words } from '../words.js';
import type { Own } from './own.js';

/** What is announced, and the board as text. */
export const reading = (own: Own): Words['reading'] => ({
  announcements: 'Kunngjøringer',
  yourTurn: (asks) => `Din tur. ${asks}.`,
  turnOf: (name) => `${name} har turen.`,
  standing: (name, points, cars, cards, tickets) =>
    `${name}: ${own.points(points)}, ${own.cars(cars)}, ${own.cards(cards)}, ${own.tickets(tickets)}.`,
  ticketDone: (ticket, points) => `${capital(own.ticket.one)} fullført: ${ticket}, ${own.points(points)}.`,
  deckLow: (n) => `${own.cards(n)} igjen i bunken.`,
  replaced: (card) => `${capital(own.aCard(card))} kommer opp i rekken.`,
  textView: 'Brettet som tekst',
  places: 'Steder',
  routes: 'Strekninger',
  place: (name, routes) => `${name}, ${own.count(routes, 'strekning', 'strekninger')}`,
  route: (name, sort, spaces) => `${name}: ${sort}, ${own.spaces(spaces)}`,
  free: 'ledig',
  closed: 'stengt',
  yours: 'din',
  ownedBy: (name) => `eies av ${name}`,
  canClaim: 'du kan bygge den',
  ticket: (ticket, points, state) => `${ticket}, ${own.points(points)}, ${state}`,
  filter: 'Finn et sted eller en strekning',
  onlyClaimable: 'Bare det du kan bygge',
  found: (n) => own.count(n, 'strekning', 'strekninger'),
  nothingFound: 'Fant ingenting.',
  wayTo: (ticket, routes) => `${ticket}: mangler ${routes}`,
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
