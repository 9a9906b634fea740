import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Announcements for screen readers, and the board as text. */
export const reading = (own: Own): Words['reading'] => ({
  announcements: 'Meddelelser',
  yourTurn: (asks) => `Din tur. ${asks}.`,
  ticketDone: (ticket, points) => `${capital(own.ticket.one)} fuldført: ${ticket}, ${own.points(points)}.`,
  replaced: (card) => `${capital(own.aCard(card))} er lagt frem i stedet.`,
  newFaceUp: (list) => `Nye synlige kort: ${list}.`,
  missingRoutes: (list) => `Manglende strækninger: ${list}`,
  othersNotYet: 'De andre har ikke spillet endnu.',
  textView: 'Spillebrættet som tekst',
  free: 'ledig',
  closed: 'lukket',
  yours: 'din',
  ownedBy: (name) => `ejes af ${name}`,
  noneClaimable: 'Du kan ikke bygge nogen strækning nu.',
  canClaim: 'du kan bygge den',
  canClaimStandIns: 'du kan bygge den med erstatningskort',
  filter: 'Find et sted eller en strækning',
  onlyClaimable: 'Kun det, du kan bygge',
  found: own.routes,
  nothingFound: 'Ingen resultater.',
});
