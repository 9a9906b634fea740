import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** What is announced, and the board as text. */
export const reading = (own: Own): Words['reading'] => ({
  announcements: 'Meddelelser',
  yourTurn: (asks) => `Din tur. ${asks}.`,
  turnOf: (name) => `${name} har turen.`,
  standing: (name, points, cars, cards, tickets) =>
    `${name}: ${own.points(points)}, ${own.cars(cars)}, ${own.cards(cards)}, ${own.tickets(tickets)}.`,
  ticketDone: (ticket, points) => `${capital(own.ticket.one)} fuldført: ${ticket}, ${own.points(points)}.`,
  deckLow: (n) => `${own.cards(n)} tilbage i bunken.`,
  replaced: (card) => `${capital(own.aCard(card))} kommer op i rækken.`,
  textView: 'Spillebrættet som tekst',
  places: 'Steder',
  routes: 'Strækninger',
  place: (name, routes) => `${name}, ${own.routes(routes)}`,
  route: (name, sort, spaces) => `${name}: ${sort}, ${own.spaces(spaces)}`,
  free: 'fri',
  closed: 'lukket',
  yours: 'din',
  ownedBy: (name) => `ejes af ${name}`,
  canClaim: 'du kan bygge den',
  ticket: (ticket, points, state) => `${ticket}, ${own.points(points)}, ${state}`,
  filter: 'Find et sted eller en strækning',
  onlyClaimable: 'Kun det, du kan bygge',
  found: own.routes,
  nothingFound: 'Fandt ingenting.',
  wayTo: (ticket, routes) => `${ticket}: mangler ${routes}`,
});
