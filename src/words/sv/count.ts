import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Sluträkningen, och vad som sägs till den som vann eller förlorade. */
export const count = (own: Own): Words['count'] => ({
  title: 'Slutlig poängräkning',
  routes: 'Poäng för sträckor',
  toScore: 'Visa resultatet',
  goFaster: 'Tryck på brädet eller mellanslag för att snabba på',
  wonNarrowly: (points) => `Med endast ${own.points(points)}s marginal. Vilken avslutning!`,
  narrowly: (points) => `Endast ${own.points(points)} efter. Så nära!`,
  behind: (points) => `Du slutade ${own.points(points)} efter.`,
  behindTickets: `Du hade lika många poäng, men färre klarade ${own.ticket.other}.`,
  behindPath: `Du hade lika många poäng och lika många klarade ${own.ticket.other}, men en kortare väg.`,
  gaveUp: (who) => (who.you ? 'Du gav upp' : `${who.name} gav upp`),
});
