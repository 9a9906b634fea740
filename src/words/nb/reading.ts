import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Announcements for screen readers, and the board as text. */
export const reading = (own: Own): Words['reading'] => ({
  announcements: 'Kunngjøringer',
  yourTurn: (asks) => `Din tur. ${asks}.`,
  ticketDone: (ticket, points) => `${capital(own.ticket.one)} fullført: ${ticket}, ${own.points(points)}.`,
  replaced: (card) => `Nytt åpent kort: ${own.card(card)}.`,
  newFaceUp: (list) => `Nye åpne kort: ${list}.`,
  missingRoutes: (list) => `Strekninger som mangler: ${list}`,
  othersNotYet: 'De andre har ikke spilt ennå.',
  textView: 'Brettet som tekst',
  free: 'ledig',
  closed: 'stengt',
  yours: 'din',
  ownedBy: (name) => `eies av ${name}`,
  noneClaimable: 'Du kan ikke bygge noen strekning nå.',
  canClaim: 'du kan bygge den',
  canClaimStandIns: 'du kan bygge den med erstatningskort',
  filter: 'Finn et sted eller en strekning',
  onlyClaimable: 'Bare det du kan bygge',
  found: (n) => own.count(n, 'strekning', 'strekninger'),
  nothingFound: 'Fant ingenting.',
});
