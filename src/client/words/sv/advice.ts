import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Tips',
  best: 'Bäst',
  alsoGood: 'Också bra',
  thinking: 'Tänker efter …',
  none: 'Inga råd just nu.',
  chance: (share) => `${share} chans att vinna`,
  odds: 'Vinstchans',
  doIt: 'Gör det',
  reasons: {
    serves: ({ tickets }, it) => `Den ligger på vägen för ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) =>
      `Med den är ${own.all(tickets.map(it.ticket))} ${tickets.length === 1 ? 'klar' : 'klara'}.`,
    points: ({ points }) => `Den ger ${own.points(points)} direkt.`,
    cart: () => 'Den ger ett handelsbonuskort.',
    sights: ({ count }) =>
      count === 1
        ? 'Den når en ny turistattraktion.'
        : `Den når ${own.number(count)} nya turistattraktioner.`,
    contested: ({ seat }, it) => `${it.who(seat).name} är alldeles intill och kan ta den.`,
    blocks: ({ seat }, it) => `Den står i vägen för ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'då räcker det' : `då saknas ${own.number(missing)}`;
      const where = again ? 'hjälper dig där också' : `hjälper dig att muta in ${it.routeName(route)}`;
      return `${capital(card)} ${where}: ${then}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Ett ${own.terrainCard(it.terrain(terrain))} till, så kan du dubbla ${it.routeName(route)}.`
        : `Ett ${own.terrainCard(it.terrain(terrain))} tar dig närmare att dubbla ${it.routeName(route)}: då saknas ${own.number(missing)}.`,
    'row-useless': () => 'Inget kort i raden hjälper med en sträcka du är ute efter.',
    blind: () => `Även ${own.aCard('wild')} som dras från högen låter dig ta ett kort till.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Det finns tid för fler ${own.ticket.other}: ungefär ${own.turns(turns)} utöver vad dina egna tar.`
        : `Dina ${own.ticket.other} är så gott som klara.`,
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'hinner du knappast'
          : turns === 0
            ? 'nästan inget extra'
            : `ungefär ${own.turns(turns)} till`
      }.`,
  },
});
