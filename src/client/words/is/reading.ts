import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** What is announced, and the board as text. */
export const reading = (own: Own): Words['reading'] => ({
  announcements: 'Tilkynningar',
  yourTurn: (asks) => `Þú átt leik. ${asks}.`,
  turnOf: (name) => `${name} á leik.`,
  standing: (name, points, cars, cards, tickets) =>
    `${name}: ${own.points(points)}, ${own.nominative(cars, own.car)}, ${own.cards(cards)}, ${own.nominative(tickets, own.ticket)}.`,
  ticketDone: (ticket, points) =>
    `${capital(own.ticket.one.nom)} kláraður: ${ticket}, ${own.points(points)}.`,
  deckLow: (n) => `${own.cards(n)} eftir í bunkanum.`,
  replaced: (card) => `Nýtt í röðinni: ${card === 'wild' ? own.wild.one.nom : own.aCard(card)}.`,
  textView: 'Spilaborðið sem texti',
  places: 'Staðir',
  routes: 'Leiðir',
  place: (name, routes) => `${name}, ${own.routes(routes)}`,
  route: (name, sort, spaces) => `${name}: ${sort}, ${own.spaces(spaces)}`,
  free: 'laus',
  closed: 'lokuð',
  yours: 'þín',
  ownedBy: (name) => `eigandi: ${name}`,
  canClaim: 'þú getur eignað þér hana',
  ticket: (ticket, points, state) => `${ticket}, ${own.points(points)}, ${state}`,
  filter: 'Finna stað eða leið',
  onlyClaimable: 'Aðeins það sem þú getur eignað þér',
  found: own.routes,
  nothingFound: 'Ekkert fannst.',
  wayTo: (ticket, routes) => `${ticket}: enn vantar ${routes}`,
});
