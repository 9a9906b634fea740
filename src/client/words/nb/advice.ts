import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Tips',
  best: 'Best',
  level: 'Omtrent like bra',
  close: 'Litt svakere',
  thinking: 'Tenker seg om …',
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
      `Du har omtrent ${own.turns(turns)} til overs, nok til flere ${own.ticket.other}.`,
    enables: ({ route }, it) => `Da kan du bygge ${it.routeName(route)}.`,
    set: ({ kind, count }, it) => `Da har du ${own.set([[it.card(kind) ?? 'wild', count]])}.`,
    'terrain-set': ({ terrain, count }, it) => `Da har du ${own.terrainCards(count, it.terrain(terrain))}.`,
    'terrain-useless': () => 'Ingen av de åpne terrengkortene hjelper deg å doble en strekning snart.',
    'deck-wilds': ({ wilds, unseen }) =>
      `Av de ${own.number(unseen)} kortene du ikke ser, er ${own.wilds(wilds)}.`,
    'nothing-to-claim': () => 'Du kan ikke bygge noe mer i denne turen.',
    'tickets-done': () => `Alle ${own.ticket.all} dine er fullført.`,
    network: ({ routes }) =>
      routes === 0
        ? `Du har ikke bygd noe ennå, så alle ${own.ticket.other} står åpne.`
        : `Nye ${own.ticket.other} kan bruke noe av det du alt har bygd.`,
    'cards-back': ({ count }) => `Du får tilbake ${own.cards(count)}.`,
    'only-move': () => 'Du kan ikke gjøre noe annet.',
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null ? 'rekker du neppe' : turns === 0 ? 'nesten i mål' : `omtrent ${own.turns(turns)} til`
      }.`,
  },
});
