import { UNKNOWN } from '../../engine/index.js';
import { doublingCards } from '../doubling.js';
import type { EventLines, Naming, Who } from '../shapes.js';
import type { Own } from './own.js';
import { payment } from './payment.js';

/** What happened, a line for every event. */
export const events = (own: Own): EventLines => ({
  dealt: ({ first }, it) => `${name(it.who(first))} börjar.`,
  chose: ({ seat, tickets }, it) =>
    tickets === null
      ? `${name(it.who(seat))} har valt ${own.ticket.other}.`
      : `${name(it.who(seat))} behöll ${own.tickets(tickets.length)}.`,
  opened: ({ counts }, it) => {
    const kept = counts.map((n, seat) => `${within(it.who(seat))} behöll ${own.number(n)}`);
    return `Alla har valt ${own.ticket.other}: ${own.all(kept)}.`;
  },
  turn: () => null,
  took: ({ seat, card }, it) => `${name(it.who(seat))} tog ${own.aFaceUp(it.card(card) ?? 'wild')}.`,
  drew: ({ seat, card }, it) => `${name(it.who(seat))} drog ${cardOf(own, it, card)} från högen.`,
  swept: () => `För många ${own.wild.other}: alla fem uppvända kort byttes ut.`,
  filled: ({ cards }, it) =>
    `${cards.length === 1 ? 'Nytt uppvänt kort' : 'Nya uppvända kort'}: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  renewed: () => 'Kasthögen blandades till en ny hög.',
  'took-terrain': ({ seat, kind }, it) =>
    `${name(it.who(seat))} tog ett ${own.terrainCard(it.terrain(kind))}.`,
  'drew-terrain': ({ seat, kind }, it) =>
    `${name(it.who(seat))} drog ett ${own.terrainCard(it.terrain(kind))} från terränghögen.`,
  'renewed-terrain': () => 'De kastade terrängkorten blandades till en ny terränghög.',
  claimed: ({ seat, route, cards, terrain }, it) => {
    const { tunnel, length } = it.route(route);
    const paid = it.set(cards);
    const claimed = `${name(it.who(seat))} mutade in ${it.routeName(route)}`;
    const how = tunnel
      ? paid.length === 0
        ? ' utan extra kort'
        : ` och betalade ${own.set(paid)} extra`
      : `, ${own.spaces(length)}, med ${own.set(paid)}`;
    const doubled = terrain
      ? ` och dubblade poängen (${doublingCards(payment(own), it.terrainOf(route), terrain)})`
      : '';
    return `${claimed}${how}${doubled}.`;
  },
  bonus: ({ seat }, it) => `${name(it.who(seat))} fick ett handelsbonuskort.`,
  laid: ({ seat, route, cards }, it) =>
    `${name(it.who(seat))} lade ut ${own.set(it.set(cards))} för tunneln ${it.routeName(route)}.`,
  turned: ({ cards }, it) =>
    cards.length === 0
      ? 'Det fanns inga kort att vända upp.'
      : `${own.cards(cards.length)} vändes upp: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  asked: ({ count }) =>
    count === 0 ? 'Inga extra kort krävs.' : `${own.count(count, 'extra kort', 'extra kort')} krävs.`,
  declined: ({ seat }, it) => `${name(it.who(seat))} tog tillbaka korten; tunneln är fortfarande ledig.`,
  'drew-tickets': ({ seat, tickets }, it) => `${name(it.who(seat))} drog ${own.tickets(tickets.length)}.`,
  kept: ({ seat, tickets }, it) => {
    const known = tickets.length > 0 && !tickets.includes(UNKNOWN);
    const which = known ? `: ${own.all(tickets.map((ticket) => it.ticket(ticket)))}` : '';
    return `${name(it.who(seat))} behöll ${own.tickets(tickets.length)}${which}.`;
  },
  passed: ({ seat }, it) => `${name(it.who(seat))} kunde inte göra något och stod över.`,
  'last-round': ({ seat }, it) =>
    `${name(it.who(seat))} har högst ${own.cars(it.lastRoundAt)} kvar. Sista omgången börjar.`,
  over: () => 'Spelet är slut.',
});

function name({ name: called, you }: Who): string {
  return you ? 'Du' : called;
}

function within({ name: called, you }: Who): string {
  return you ? 'du' : called;
}

function cardOf(own: Own, it: Naming, kind: number): string {
  const card = it.card(kind);
  return card === null ? 'ett kort' : own.aCard(card);
}
