import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Tip',
  best: 'Bedst',
  level: 'Omtrent lige så godt',
  close: 'Lidt svagere',
  thinking: 'Tænker sig om …',
  none: 'Ingen tip lige nu.',
  chance: (share) => `${share} chance for at vinde`,
  about: (share) => `omkring ${share}`,
  under: (share) => `under ${share}`,
  over: (share) => `over ${share}`,
  odds: 'Vinderchance',
  doIt: 'Gør det',
  choose: 'Vælg',
  reasons: {
    serves: ({ tickets }, it) =>
      `Ligger på ${tickets.length === 1 ? 'ruten' : 'ruterne'} ${own.all(tickets.map(it.ticket))}.`,
    completes: ({ tickets }, it) => `Fuldfører ${own.all(tickets.map(it.ticket))}.`,
    points: ({ points }) => `Giver ${own.points(points)} med det samme.`,
    cart: () => 'Giver et handelskort.',
    sights: ({ count }) =>
      count === 1
        ? 'Går til en ny turistattraktion.'
        : `Går til ${own.number(count)} nye turistattraktioner.`,
    contested: ({ seat }, it) => `${it.who(seat).name} bygger lige ved siden af og kan tage den.`,
    blocks: ({ seat }, it) => `Spærrer vejen for ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'har du nok' : `mangler du ${own.number(missing)}`;
      return again
        ? `Til samme strækning ${then} med ${card}.`
        : `Med ${card} ${then} til ${it.routeName(route)}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Ét ${own.terrainCard(it.terrain(terrain))} til, så kan du fordoble ${it.routeName(route)}.`
        : `Med et ${own.terrainCard(it.terrain(terrain))} til mangler du ${own.number(missing)} for at fordoble ${it.routeName(route)}.`,
    'row-useless': () => 'Ingen af de synlige kort hjælper dig videre.',
    blind: () => `Fra bunken får du to kort, selv om det første er ${own.aCard('wild')}.`,
    'time-for-tickets': ({ turns }) =>
      `Du har omkring ${own.turns(turns)} til overs, nok til flere ${own.ticket.other}.`,
    enables: ({ route }, it) => `Så kan du bygge ${it.routeName(route)}.`,
    set: ({ kind, count }, it) => `Så har du ${own.set([[it.card(kind) ?? 'wild', count]])}.`,
    'terrain-set': ({ terrain, count }, it) => `Så har du ${own.terrainCards(count, it.terrain(terrain))}.`,
    'terrain-useless': () => 'Ingen af de synlige terrænkort hjælper dig til snart at fordoble en strækning.',
    'deck-wilds': ({ wilds, unseen }) =>
      `Af de ${own.number(unseen)} kort, du ikke kan se, er ${own.wilds(wilds)}.`,
    'nothing-to-claim': () => 'Du kan ikke bygge mere i denne tur.',
    'tickets-done': () => `Alle dine ${own.ticket.other} er fuldført.`,
    network: ({ routes }) =>
      routes === 0
        ? `Du har ikke bygget noget endnu, så alle ${own.ticket.other} er mulige.`
        : `Nye ${own.ticket.other} kan bruge noget af det, du allerede har bygget.`,
    'cards-back': ({ count }) => `Du får ${own.cards(count)} tilbage.`,
    'only-move': () => 'Du kan ikke gøre andet.',
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null ? 'når du næppe' : turns === 0 ? 'næsten i mål' : `omkring ${own.turns(turns)} mere`
      }.`,
  },
});
