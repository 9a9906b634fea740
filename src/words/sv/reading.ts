import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Announcements for screen readers, and the board as text. */
export const reading = (own: Own): Words['reading'] => ({
  announcements: 'Meddelanden',
  yourTurn: (asks) => `Din tur. ${asks}.`,
  ticketDone: (ticket, points) =>
    `${capital(own.ticket.one)} ${own.forTicket('klar', 'klart')}: ${ticket}, ${own.points(points)}.`,
  replaced: (card) => `${capital(own.aCard(card))} vänds upp.`,
  newFaceUp: (list) => `Nya uppvända kort: ${list}.`,
  missingRoutes: (list) => `Sträckor som saknas: ${list}`,
  othersNotYet: 'De andra har inte spelat än.',
  textView: 'Brädet som text',
  free: 'ledig',
  closed: 'stängd',
  yours: 'din',
  ownedBy: (name) => `ägs av ${name}`,
  noneClaimable: 'Du kan inte muta in någon sträcka nu.',
  canClaim: 'du kan muta in den',
  canClaimStandIns: 'du kan muta in den med ersättningskort',
  filter: 'Hitta en plats eller sträcka',
  onlyClaimable: 'Bara det du kan muta in',
  found: own.routes,
  nothingFound: 'Hittade inget.',
});
