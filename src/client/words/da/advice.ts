import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Tip',
  best: 'Bedst',
  alsoGood: 'Også godt',
  thinking: 'Tænker over det …',
  none: 'Ingen råd lige nu.',
  chance: (share) => `${share} chance for at vinde`,
  odds: 'Vinderchance',
  oddsOf: (name, share) => `${name}: ${share}`,
  playouts: (n) => `ud fra ${own.count(n, 'gennemspillet parti', 'gennemspillede partier')}`,
  doIt: 'Gør det',
  reasons: {
    serves: ({ ticket }, it) => `Den ligger på vejen for ${it.ticket(ticket)}.`,
    completes: ({ ticket }, it) => `Den fuldfører ${it.ticket(ticket)}.`,
    points: ({ points }) => `Den giver ${own.points(points)} med det samme.`,
    contested: ({ seat }, it) => `${it.who(seat).name} er lige ved siden af og kan tage den.`,
    blocks: ({ seat }, it) => `Den spærrer vejen for ${it.who(seat).name}.`,
    collects: ({ kind, route, missing }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'så har du nok' : `så mangler ${own.number(missing)}`;
      return `${capital(card)} hjælper dig med at bygge ${it.routeName(route)}: ${then}.`;
    },
    doubles: ({ terrain, route }, it) =>
      `Et ${own.terrainCard(it.terrain(terrain))} kan fordoble ${it.routeName(route)}.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Der er tid til flere ${own.ticket.other}: omkring ${own.turns(turns)} ud over det, dine egne tager.`
        : `Dine ${own.ticket.other} er så godt som fuldført.`,
    fits: ({ ticket, turns }, it) =>
      turns === 0
        ? `${it.ticket(ticket)} koster næsten ikke noget ekstra.`
        : `${it.ticket(ticket)} tager omkring ${own.turns(turns)} mere.`,
  },
});
