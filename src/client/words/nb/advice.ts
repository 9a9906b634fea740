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
  oddsOf: (name, share) => `${name}: ${share}`,
  playouts: (n) => `fra ${own.count(n, 'gjennomspilt parti', 'gjennomspilte partier')}`,
  doIt: 'Gjør det',
  reasons: {
    serves: ({ ticket }, it) => `Den ligger på veien for ${it.ticket(ticket)}.`,
    completes: ({ ticket }, it) => `Den fullfører ${it.ticket(ticket)}.`,
    points: ({ points }) => `Den gir ${own.points(points)} med en gang.`,
    contested: ({ seat }, it) => `${it.who(seat).name} står rett ved den og kan ta den.`,
    blocks: ({ seat }, it) => `Den stiller seg i veien for ${it.who(seat).name}.`,
    collects: ({ kind, route, missing }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'da har du nok' : `da mangler ${own.number(missing)}`;
      return `${card.charAt(0).toUpperCase()}${card.slice(1)} hjelper deg med å bygge ${it.routeName(route)}: ${then}.`;
    },
    doubles: ({ terrain, route }, it) =>
      `Et ${own.terrainCard(it.terrain(terrain))} kan doble ${it.routeName(route)}.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Det er tid til flere ${own.ticket.other}: omtrent ${own.turns(turns)} utover det dine egne tar.`
        : `Du er så godt som ferdig med dine ${own.ticket.other}.`,
    fits: ({ ticket, turns }, it) =>
      turns === 0
        ? `${it.ticket(ticket)} koster nesten ingenting ekstra.`
        : `${it.ticket(ticket)} tar omtrent ${own.turns(turns)} til.`,
  },
});
