import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Opptellingen, og hva som sies til den som vant eller tapte. */
export const count = (own: Own): Words['count'] => ({
  title: 'Sluttopptelling',
  routes: 'Poeng for strekninger',
  toScore: 'Se resultatet',
  goFaster: 'Trykk på brettet eller mellomromstasten for å øke farten',
  wonNarrowly: (points) => `Med bare ${own.points(points)}. For en avslutning!`,
  narrowly: (points) => `Bare ${own.points(points)} bak. Det var nære på!`,
  behind: (points) => `Du endte ${own.points(points)} bak.`,
  behindTickets: `Du hadde like mange poeng, men færre fullførte ${own.ticket.other}.`,
  behindPath: `Du hadde like mange poeng og like mange fullførte ${own.ticket.other}, men en kortere rute.`,
  gaveUp: (who) => (who.you ? 'Du ga opp' : `${who.name} ga opp`),
});
