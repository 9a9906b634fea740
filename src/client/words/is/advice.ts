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
  doIt: 'Gera þetta',
  reasons: {
    serves: ({ tickets }, it) => `Hún er í leiðinni fyrir ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) => `Með henni klárast ${own.all(tickets.map(it.ticket))}.`,
    points: ({ points }) => `Hún gefur ${own.points(points)} strax.`,
    cart: () => 'Hún gefur verslunarspil.',
    sights: ({ count }) =>
      count === 1
        ? 'Hún nær til nýs ferðamannastaðar.'
        : `Hún nær til ${own.count(count, 'nýs ferðamannastaðar', 'nýrra ferðamannastaða')}.`,
    contested: ({ seat }, it) => `${it.who(seat).name} er rétt hjá og gæti tekið hana.`,
    blocks: ({ seat }, it) => `${it.who(seat).name} kemst þá síður leiðar sinnar.`,
    collects: ({ kind, route, missing, again }, it) => {
      const name = it.card(kind) ?? 'wild';
      const card = name === 'wild' ? own.wild.one.nom : own.aCard(name);
      const then = missing === 0 ? 'þá áttu nóg' : `þá vantar ${own.number(missing)}`;
      const where = again ? 'hjálpar þér líka þar' : `hjálpar þér að eignast ${it.routeName(route)}`;
      return `${capital(card)} ${where}: ${then}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Eitt ${own.terrainCard(it.terrain(terrain))} í viðbót og þá geturðu tvöfaldað ${it.routeName(route)}.`
        : `${capital(own.terrainCard(it.terrain(terrain)))} færir þig nær því að tvöfalda ${it.routeName(route)}: þá vantar ${own.number(missing)}.`,
    'row-useless': () => 'Ekkert spil í röðinni hjálpar til við leið sem þú sækist eftir.',
    blind: () => `Þótt þú dragir ${own.wild.one.acc} úr bunkanum máttu taka annað spil.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Tími er til að draga fleiri ${own.ticket.many.acc}: um ${own.turns(turns)} umfram það sem þínir taka.`
        : `${capital(own.ticket.all.nom)} þínir eru svo gott sem kláraðir.`,
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'næst varla'
          : turns === 0
            ? 'nánast ekkert aukalega'
            : `um ${own.turns(turns)} í viðbót`
      }.`,
  },
});
