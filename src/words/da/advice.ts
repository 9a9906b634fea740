import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Hints, odds, and the reasons for them. */
export const advice = (own: Own): Words['advice'] => ({
  title: 'Tip',
  best: 'Bedst',
  level: 'Omtrent lige så godt',
  close: 'Lidt svagere',
  more: (n: number) => `Andre træk (${own.number(n)})`,
  thinking: 'Tænker …',
  none: 'Ingen tips lige nu.',
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
    contested: ({ seat }, it) => `${it.who(seat).name} bygger i nærheden og kan komme først.`,
    blocks: ({ seat }, it) => `Spærrer vejen for ${it.who(seat).name}.`,
    collects: ({ kind, route, missing, again }, it) => {
      const card = own.aCard(it.card(kind) ?? 'wild');
      const then = missing === 0 ? 'har du nok' : `mangler du stadig ${own.cards(missing)}`;
      return `Med ${card} ${then} til ${again ? 'samme strækning' : it.routeName(route)}.`;
    },
    doubles: ({ terrain, route, missing }, it) =>
      missing === 0
        ? `Ét ${own.terrainCard(it.terrain(terrain))} til, så kan du fordoble ${it.routeName(route)}.`
        : `Med ét ${own.terrainCard(it.terrain(terrain))} mere mangler du stadig ${own.number(missing)} for at kunne fordoble ${it.routeName(route)}.`,
    'row-useless': () => 'Ingen af de synlige kort hjælper dig videre.',
    blind: () => `Fra bunken får du to kort, selv om det første er ${own.aCard('wild')}.`,
    'time-for-tickets': ({ turns }) =>
      `Du har omkring ${own.turns(turns)} til overs, så du kan nå flere ${own.ticket.other}.`,
    enables: ({ route }, it) => `Så kan du bygge ${it.routeName(route)}.`,
    set: ({ kind, count }, it) => `Så har du ${own.cardsOf(count, it.card(kind) ?? 'wild')}.`,
    'terrain-set': ({ terrain, count }, it) => `Så har du ${own.terrainCards(count, it.terrain(terrain))}.`,
    'terrain-useless': () =>
      'Ingen af de synlige terrænkort hjælper dig foreløbig med at fordoble en strækning.',
    'deck-wilds': ({ wilds, unseen }) =>
      `Blandt de ${own.number(unseen)} kort, du ikke kan se, er der ${own.wilds(wilds)}.`,
    'nothing-to-claim': () => 'Du kan ikke bygge noget i denne tur.',
    'tickets-done': () => `Alle dine ${own.ticket.other} er fuldført.`,
    network: ({ routes }) =>
      routes === 0
        ? `Du har ikke bygget noget endnu, så alle ${own.ticket.other} er stadig mulige.`
        : `Nye ${own.ticket.other} kan måske udnytte det, du allerede har bygget.`,
    'cards-back': ({ count }) => `Du får ${own.cards(count)} tilbage.`,
    'only-move': () => 'Du kan ikke gøre andet.',
    fits: ({ ticket, turns }, it) =>
      `${it.ticket(ticket)}: ${
        turns === null
          ? 'det når du næppe'
          : turns === 0
            ? 'kræver ingen ekstra ture'
            : `omkring ${own.turns(turns)} mere`
      }.`,
  },
});
