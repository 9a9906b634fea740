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
  doIt: 'Gør det',
  reasons: {
    serves: ({ tickets }, it) => `Den ligger på vejen for ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) => `Den fuldfører ${own.all(tickets.map(it.ticket))}.`,
    points: ({ points }) => `Den giver ${own.points(points)} med det samme.`,
    cart: () => 'Den giver et handelskort.',
    sights: ({ count }) =>
      count === 1
        ? 'Den når en ny turistattraktion.'
        : `Den når ${own.number(count)} nye turistattraktioner.`,
    contested: ({ seat }, it) => `${it.who(seat).name} er lige ved siden af og kan tage den.`,
    blocks: ({ seat }, it) => `Den spærrer vejen for ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'så har du nok' : `så mangler ${own.number(missing)}`;
      const where = again ? 'hjælper dig også der' : `hjælper dig med at bygge ${it.routeName(route)}`;
      return `${capital(card)} ${where}: ${then}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Et ${own.terrainCard(it.terrain(terrain))} til, så kan du fordoble ${it.routeName(route)}.`
        : `Et ${own.terrainCard(it.terrain(terrain))} bringer dig nærmere at fordoble ${it.routeName(route)}: så mangler ${own.number(missing)}.`,
    'row-useless': () => 'Intet kort i rækken hjælper med en strækning, du er ude efter.',
    blind: () => `Selv ${own.aCard('wild')} trukket fra bunken lader dig tage et kort til.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Der er tid til flere ${own.ticket.other}: omkring ${own.turns(turns)} ud over det, dine egne tager.`
        : `Dine ${own.ticket.other} er så godt som fuldført.`,
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'når du næppe'
          : turns === 0
            ? 'næsten ikke noget ekstra'
            : `omkring ${own.turns(turns)} mere`
      }.`,
  },
});
