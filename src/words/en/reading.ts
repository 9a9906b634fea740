import { capital } from '../capital.js';
import type { CardName } from '../shapes.js';
import type { Own } from './own.js';

/** Announcements for screen readers, and the board as text. */
export const reading = (own: Own) => ({
  announcements: 'Announcements',
  yourTurn: (asks: string) => `Your turn. ${asks}.`,
  ticketDone: (ticket: string, points: number) =>
    `${capital(own.ticket.one)} completed: ${ticket}, ${own.points(points)}.`,
  replaced: (card: CardName) => `${capital(own.aCard(card))} takes its place.`,
  newFaceUp: (list: string) => `New face-up cards: ${list}.`,
  missingRoutes: (list: string) => `Missing routes: ${list}`,
  othersNotYet: 'The others haven’t played yet.',
  textView: 'The board as text',
  free: 'open',
  closed: 'closed',
  yours: 'yours',
  ownedBy: (name: string) => `owned by ${name}`,
  noneClaimable: 'You can’t claim any route now.',
  canClaim: 'you can claim it',
  canClaimStandIns: 'you can claim it with replacement cards',
  filter: 'Find a place or route',
  onlyClaimable: 'Only what you can claim',
  found: (n: number) => own.count(n, 'route', 'routes'),
  nothingFound: 'Nothing found.',
});
