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
  oddsOf: (name, share) => `${name}: ${share}`,
  playouts: (n) => `av ${own.count(n, 'genomspelat parti', 'genomspelade partier')}`,
  doIt: 'Gör det',
  reasons: {
    serves: ({ ticket }, it) => `Den ligger på vägen för ${it.ticket(ticket)}.`,
    completes: ({ ticket }, it) => `Med den är ${it.ticket(ticket)} klar.`,
    points: ({ points }) => `Den ger ${own.points(points)} direkt.`,
    contested: ({ seat }, it) => `${it.who(seat).name} är alldeles intill och kan ta den.`,
    blocks: ({ seat }, it) => `Den står i vägen för ${it.who(seat).name}.`,
    collects: ({ kind, route, missing }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'då räcker det' : `då saknas ${own.number(missing)}`;
      return `${capital(card)} hjälper dig att muta in ${it.routeName(route)}: ${then}.`;
    },
    doubles: ({ terrain, route }, it) =>
      `Ett ${own.terrainCard(it.terrain(terrain))} kan dubbla ${it.routeName(route)}.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Det finns tid för fler ${own.ticket.other}: ungefär ${own.turns(turns)} utöver vad dina egna tar.`
        : `Dina ${own.ticket.other} är så gott som klara.`,
    fits: ({ ticket, turns }, it) =>
      turns === 0
        ? `${it.ticket(ticket)} kostar nästan inget extra.`
        : `${it.ticket(ticket)} tar ungefär ${own.turns(turns)} till.`,
  },
});
