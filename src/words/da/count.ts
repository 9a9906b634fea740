import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Optællingen, og hvad der siges til den, der vandt eller tabte. */
export const count = (own: Own): Words['count'] => ({
  title: 'Slutoptælling',
  routes: 'Point for strækninger',
  toScore: 'Se resultatet',
  goFaster: 'Tryk på spillebrættet eller mellemrumstasten for at sætte farten op',
  wonNarrowly: (points) => `Med kun ${own.points(points)}. Sikke en afslutning!`,
  narrowly: (points) => `Kun ${own.points(points)} bagefter. Så tæt på!`,
  behind: (points) => `Du sluttede ${own.points(points)} bagefter.`,
  behindTickets: `Du havde lige så mange point, men færre fuldførte ${own.ticket.other}.`,
  behindPath: `Du havde lige så mange point og lige så mange fuldførte ${own.ticket.other}, men en kortere rute.`,
  gaveUp: (who) => (who.you ? 'Du gav op' : `${who.name} gav op`),
});
