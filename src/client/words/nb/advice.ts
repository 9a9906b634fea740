import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Tips',
  best: 'Best',
  alsoGood: 'Også bra',
  thinking: 'Tenker seg om …',
  none: 'Ingen tips akkurat nå.',
  chance: (share) => `${share} sjanse for seier`,
  odds: 'Vinnersjanse',
  doIt: 'Gjør det',
  reasons: {
    serves: ({ tickets }, it) =>
      `Ligger på ${tickets.length === 1 ? 'ruten' : 'rutene'} ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) => `Fullfører ${own.all(tickets.map(it.ticket))}.`,
    points: ({ points }) => `Gir ${own.points(points)} med en gang.`,
    cart: () => 'Gir et handelskort.',
    sights: ({ count }) =>
      count === 1
        ? 'Går til en ny turistattraksjon.'
        : `Går til ${own.number(count)} nye turistattraksjoner.`,
    contested: ({ seat }, it) => `${it.who(seat).name} bygger like ved og kan ta den.`,
    blocks: ({ seat }, it) => `Sperrer veien for ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'har du nok' : `mangler du ${own.number(missing)}`;
      return again
        ? `Til samme strekning ${then} med ${card}.`
        : `Med ${card} ${then} til ${it.routeName(route)}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Ett ${own.terrainCard(it.terrain(terrain))} til, så kan du doble ${it.routeName(route)}.`
        : `Med et ${own.terrainCard(it.terrain(terrain))} til mangler du ${own.number(missing)} for å doble ${it.routeName(route)}.`,
    'row-useless': () => 'Ingen av de åpne kortene hjelper deg videre.',
    blind: () => `Fra bunken får du to kort, selv om det første er ${own.aCard('wild')}.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Du har omtrent ${own.turns(turns)} til overs, nok til flere ${own.ticket.other}.`
        : `${capital(own.ticket.all)} dine er så godt som fullført.`,
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null ? 'rekker du neppe' : turns === 0 ? 'nesten i mål' : `omtrent ${own.turns(turns)} til`
      }.`,
  },
});
