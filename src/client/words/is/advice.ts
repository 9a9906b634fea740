import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Ábending',
  best: 'Best',
  alsoGood: 'Líka gott',
  thinking: 'Hugsa málið …',
  none: 'Engar ábendingar í bili.',
  chance: (share) => `${share} líkur á sigri`,
  odds: 'Vinningslíkur',
  doIt: 'Gera þetta',
  reasons: {
    serves: ({ tickets }, it) => `Hún er hluti af línunni þinni: ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) => `Með henni klárast ${own.all(tickets.map(it.ticket))}.`,
    points: ({ points }) => `Hún gefur ${own.points(points)} strax.`,
    cart: () => 'Hún gefur verslunarspil.',
    sights: ({ count }) =>
      count === 1
        ? 'Hún nær til nýs ferðamannastaðar.'
        : `Hún nær til ${own.count(count, 'nýs ferðamannastaðar', 'nýrra ferðamannastaða')}.`,
    contested: ({ seat }, it) => `${it.who(seat).name} er rétt hjá og gæti orðið á undan.`,
    blocks: ({ seat }, it) => `${it.who(seat).name} kemst þá síður leiðar sinnar.`,
    collects: ({ kind, route, missing, again }, it) => {
      const name = it.card(kind) ?? 'wild';
      const card = name === 'wild' ? own.wild.one.nom : own.aCard(name);
      if (missing === 0)
        return `${capital(card)} er allt sem vantar ${again ? 'þar' : `á ${it.routeName(route)}`}.`;
      const where = again ? 'nýtist líka þar' : `nýtist á ${it.routeName(route)}`;
      return `${capital(card)} ${where} (þá vantar ${own.number(missing)}).`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Eitt ${own.terrainCard(it.terrain(terrain))} í viðbót og þá geturðu tvöfaldað ${it.routeName(route)}.`
        : `${capital(own.terrainCard(it.terrain(terrain)))} færir þig nær því að tvöfalda ${it.routeName(route)} (þá vantar ${own.number(missing)}).`,
    'row-useless': () => 'Ekkert opnu spilanna nýtist á leið sem þú sækist eftir.',
    blind: () => `Ef þú dregur úr bunkanum færðu annað spil, jafnvel þótt upp komi ${own.wild.one.nom}.`,
    'time-for-tickets': ({ turns }) =>
      turns > 0
        ? `Þú átt um ${own.turns(turns)} aflögu, svo tími er fyrir fleiri ${own.ticket.many.acc}.`
        : `${capital(own.ticket.all.nom)} þínir eru svo gott sem kláraðir.`,
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'næst varla'
          : turns === 0
            ? 'svo gott sem kláraður'
            : `um ${own.turns(turns)} í viðbót`
      }.`,
  },
});
