import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Ábending',
  best: 'Best',
  level: 'Álíka gott',
  close: 'Aðeins lakara',
  more: (n: number) => `Aðrir möguleikar (${own.number(n)})`,
  thinking: 'Hugsa málið …',
  none: 'Engar ábendingar í bili.',
  chance: (share) => `${share} líkur á sigri`,
  about: (share) => `um ${share}`,
  under: (share) => `undir ${share}`,
  over: (share) => `yfir ${share}`,
  odds: 'Vinningslíkur',
  doIt: 'Gera þetta',
  choose: 'Velja',
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
        return again
          ? `${capital(card)} er líka allt sem þig vantar þar.`
          : `${capital(card)} er allt sem þig vantar á ${it.routeName(route)}.`;
      const where = again ? 'nýtist líka þar' : `nýtist á ${it.routeName(route)}`;
      return `${capital(card)} ${where} (þá vantar ${own.number(missing)}).`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Eitt ${own.terrainCard(it.terrain(terrain))} í viðbót og þá geturðu tvöfaldað ${it.routeName(route)}.`
        : `${capital(own.terrainCard(it.terrain(terrain)))} færir þig nær því að tvöfalda ${it.routeName(route)} (þá vantar ${own.number(missing)}).`,
    'row-useless': () => 'Ekkert opnu spilanna nýtist á leið sem þú sækist eftir.',
    blind: () =>
      `Ef þú dregur úr bunkanum færðu seinna spilið líka, jafnvel þótt upp komi ${own.wild.one.nom}.`,
    'time-for-tickets': ({ turns }) =>
      `Þú átt um ${own.turns(turns)} aflögu, svo það er tími fyrir fleiri ${own.ticket.many.acc}.`,
    enables: ({ route }, it) => `Þá gætirðu eignað þér ${it.routeName(route)}.`,
    set: ({ kind, count }, it) => `Þá áttu ${own.cardsOf(count, it.card(kind) ?? 'wild')}.`,
    'terrain-set': ({ terrain, count }, it) => `Þá áttu ${own.terrainCards(count, it.terrain(terrain))}.`,
    'terrain-useless': () => 'Ekkert opnu landslagsspilanna hjálpar þér að tvöfalda leið á næstunni.',
    'deck-wilds': ({ wilds, unseen }) =>
      `Af ${own.count(unseen, 'spili', 'spilum')} sem þú sérð ekki ${wilds === 1 ? 'er' : 'eru'} ${own.nominative(wilds, own.wild)}.`,
    'nothing-to-claim': () => 'Þú getur ekki eignað þér neina leið í þetta sinn.',
    'tickets-done': () => `Þú átt enga ókláraða ${own.ticket.many.acc}.`,
    network: ({ routes }) =>
      routes === 0
        ? `Þú átt enga leið enn, svo allir ${own.ticket.many.nom} koma til greina.`
        : `Leiðir sem þú átt þegar gætu nýst fyrir nýja ${own.ticket.many.acc}.`,
    'cards-back': ({ count }) => `Þú færð ${own.cards(count)} til baka.`,
    'only-move': () => 'Ekkert annað er í boði.',
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'næst varla'
          : turns === 0
            ? 'þarf engar aukaaðgerðir'
            : `um ${own.turns(turns)} í viðbót`
      }.`,
  },
});
