import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Tips',
  best: 'Best',
  alsoGood: 'Også bra',
  thinking: 'Tenker over det …',
  none: 'Ingen råd akkurat nå.',
  chance: (share) => `${share} sjanse for seier`,
  odds: 'Vinnersjanse',
  doIt: 'Gjør det',
  reasons: {
    serves: ({ tickets }, it) => `Den ligger på veien for ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) => `Den fullfører ${own.all(tickets.map(it.ticket))}.`,
    points: ({ points }) => `Den gir ${own.points(points)} med en gang.`,
    cart: () => 'Den gir et handelskort.',
    sights: ({ count }) =>
      count === 1
        ? 'Den når en ny turistattraksjon.'
        : `Den når ${own.number(count)} nye turistattraksjoner.`,
    contested: ({ seat }, it) => `${it.who(seat).name} står rett ved den og kan ta den.`,
    blocks: ({ seat }, it) => `Den stiller seg i veien for ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'da har du nok' : `da mangler ${own.number(missing)}`;
      const where = again ? 'hjelper deg der også' : `hjelper deg med å bygge ${it.routeName(route)}`;
      return `${capital(card)} ${where}: ${then}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Ett ${own.terrainCard(it.terrain(terrain))} til, så kan du doble ${it.routeName(route)}.`
        : `Et ${own.terrainCard(it.terrain(terrain))} bringer deg nærmere å doble ${it.routeName(route)}: da mangler ${own.number(missing)}.`,
    'row-useless': () => 'Ingen kort i rekken hjelper med en strekning du er ute etter.',
    blind: () => `Selv ${own.aCard('wild')} trukket fra bunken lar deg ta et kort til.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Det er tid til flere ${own.ticket.other}: omtrent ${own.turns(turns)} utover det dine egne tar.`
        : `Du er så godt som ferdig med dine ${own.ticket.other}.`,
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'rekker du neppe'
          : turns === 0
            ? 'nesten ingenting ekstra'
            : `omtrent ${own.turns(turns)} til`
      }.`,
  },
});
