import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Ábending',
  best: 'Best',
  alsoGood: 'Líka gott',
  thinking: 'Hugsa málið …',
  none: 'Engin ráð í bili.',
  chance: (share) => `${share} líkur á sigri`,
  odds: 'Vinningslíkur',
  oddsOf: (name, share) => `${name}: ${share}`,
  playouts: (n) => `úr ${own.count(n, 'leik spiluðum til enda', 'leikjum spiluðum til enda')}`,
  doIt: 'Gera þetta',
  reasons: {
    serves: ({ ticket }, it) => `Hún er í leiðinni fyrir ${it.ticket(ticket)}.`,
    completes: ({ ticket }, it) => `Með henni klárast ${it.ticket(ticket)}.`,
    points: ({ points }) => `Hún gefur ${own.points(points)} strax.`,
    contested: ({ seat }, it) => `${it.who(seat).name} er rétt hjá og gæti tekið hana.`,
    blocks: ({ seat }, it) => `${it.who(seat).name} kemst þá síður leiðar sinnar.`,
    collects: ({ kind, route, missing }, it) => {
      const name = it.card(kind) ?? 'wild';
      const card = name === 'wild' ? own.wild.one.nom : own.aCard(name);
      const then = missing === 0 ? 'þá áttu nóg' : `þá vantar ${own.number(missing)}`;
      return `${capital(card)} hjálpar þér að eignast ${it.routeName(route)}: ${then}.`;
    },
    doubles: ({ terrain, route }, it) =>
      `${capital(own.terrainCard(it.terrain(terrain)))} getur tvöfaldað ${it.routeName(route)}.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Tími er til að draga fleiri ${own.ticket.many.acc}: um ${own.turns(turns)} umfram það sem þínir taka.`
        : `${capital(own.ticket.all.nom)} þínir eru svo gott sem kláraðir.`,
    fits: ({ ticket, turns }, it) =>
      turns === 0
        ? `${it.ticket(ticket)} kostar nánast ekkert aukalega.`
        : `${it.ticket(ticket)} tekur um ${own.turns(turns)} í viðbót.`,
  },
});
