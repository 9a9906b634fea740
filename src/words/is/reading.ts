import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Announcements for screen readers, and the board as text. */
export const reading = (own: Own): Words['reading'] => ({
  announcements: 'Tilkynningar',
  yourTurn: (asks) => `Þú átt leik. ${asks}.`,
  ticketDone: (ticket, points) =>
    `${capital(own.ticket.one.nom)} kláraður: ${ticket}, ${own.points(points)}.`,
  replaced: (card) => `Nýtt opið spil: ${own.card(card)}.`,
  newFaceUp: (list) => `Ný opin spil: ${list}.`,
  missingRoutes: (list) => `Leiðir sem vantar: ${list}`,
  othersNotYet: 'Hinir hafa ekki leikið enn.',
  textView: 'Spilaborðið sem texti',
  free: 'laus',
  closed: 'lokuð',
  yours: 'þín',
  ownedBy: (name) => `eigandi: ${name}`,
  noneClaimable: 'Þú getur ekki eignað þér neina leið núna.',
  canClaim: 'þú getur eignað þér leiðina',
  canClaimStandIns: 'þú getur eignað þér leiðina ef önnur spil koma í stað sumra',
  filter: 'Finna stað eða leið',
  onlyClaimable: 'Aðeins það sem þú getur eignað þér',
  found: own.routes,
  nothingFound: 'Ekkert fannst.',
});
