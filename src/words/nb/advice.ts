import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Tips',
  best: 'Best',
  level: 'Omtrent like bra',
  close: 'Litt svakere',
  more: (n: number) => `Andre trekk (${own.number(n)})`,
  thinking: 'Tenker …',
  none: 'Ingen tips akkurat nå.',
  chance: (share) => `${share} sjanse for seier`,
  about: (share) => `omtrent ${share}`,
  under: (share) => `under ${share}`,
  over: (share) => `over ${share}`,
  odds: 'Vinnersjanse',
  doIt: 'Gjør det',
  choose: 'Velg',
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
    contested: ({ seat }, it) => `${it.who(seat).name} bygger like ved og kan komme deg i forkjøpet.`,
    blocks: ({ seat }, it) => `Sperrer veien for ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'har du nok' : `mangler du ${own.cards(missing)}`;
      return `Med ${card} ${then} til ${again ? 'samme strekning' : it.routeName(route)}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Ett ${own.terrainCard(it.terrain(terrain))} til, så kan du doble ${it.routeName(route)}.`
        : `Med ett ${own.terrainCard(it.terrain(terrain))} til mangler du ${own.number(missing)} for å doble ${it.routeName(route)}.`,
    'row-useless': () => 'Ingen av de åpne kortene hjelper deg videre.',
    blind: () => `Fra bunken får du to kort, selv om det første er ${own.aCard('wild')}.`,
    'time-for-tickets': ({ turns }) =>
      `Du har omtrent ${own.turns(turns)} til overs, nok til flere ${own.ticket.other}.`,
    enables: ({ route }, it) => `Da kan du bygge ${it.routeName(route)}.`,
    set: ({ kind, count }, it) => `Da har du ${own.set([[it.card(kind) ?? 'wild', count]])}.`,
    'terrain-set': ({ terrain, count }, it) => `Da har du ${own.terrainCards(count, it.terrain(terrain))}.`,
    'terrain-useless': () =>
      'Ingen av de åpne terrengkortene hjelper deg å doble noen strekning med det første.',
    'deck-wilds': ({ wilds, unseen }) =>
      `Blant de ${own.number(unseen)} kortene du ikke ser, er det fortsatt ${own.wilds(wilds)}.`,
    'nothing-to-claim': () => 'Du kan ikke bygge noe i denne turen.',
    'tickets-done': () => `Alle ${own.ticket.all} dine er fullført.`,
    network: ({ routes }) =>
      routes === 0
        ? `Du har ikke bygd noe ennå, så alle ${own.ticket.other} er fortsatt mulige.`
        : `Det du allerede har bygd, kan komme godt med til nye ${own.ticket.other}.`,
    'cards-back': ({ count }) => `Du får ${own.cards(count)} tilbake.`,
    'only-move': () => 'Du kan ikke gjøre noe annet.',
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'neppe mulig å rekke'
          : turns === 0
            ? 'krever ingen ekstra turer'
            : `omtrent ${own.turns(turns)} til`
      }.`,
  },
});
