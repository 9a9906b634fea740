import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** What is announced, and the board as text. */
export const reading = (own: Own): Words['reading'] => ({
  announcements: 'Meddelanden',
  yourTurn: (asks) => `Din tur. ${asks}.`,
  turnOf: (name) => `${name} är på tur.`,
  standing: (name, points, cars, cards, tickets) =>
    `${name}: ${own.points(points)}, ${own.cars(cars)}, ${own.cards(cards)}, ${own.tickets(tickets)}.`,
  ticketDone: (ticket, points) =>
    `${capital(own.ticket.one)} ${own.ticket.a === 'ett' ? 'klart' : 'klar'}: ${ticket}, ${own.points(points)}.`,
  deckLow: (n) => `${own.cards(n)} kvar i högen.`,
  replaced: (card) => `${capital(own.aCard(card))} kommer upp i raden.`,
  textView: 'Brädet som text',
  places: 'Platser',
  routes: 'Sträckor',
  place: (name, routes) => `${name}, ${own.routes(routes)}`,
  route: (name, sort, spaces) => `${name}: ${sort}, ${own.spaces(spaces)}`,
  free: 'ledig',
  closed: 'stängd',
  yours: 'din',
  ownedBy: (name) => `ägs av ${name}`,
  canClaim: 'du kan muta in den',
  ticket: (ticket, points, state) => `${ticket}, ${own.points(points)}, ${state}`,
  filter: 'Hitta en plats eller sträcka',
  onlyClaimable: 'Bara det du kan muta in',
  found: own.routes,
  nothingFound: 'Hittade inget.',
  wayTo: (ticket, routes) => `${ticket}: det saknas ${routes}`,
});
