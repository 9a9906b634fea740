import { UNKNOWN } from '../../engine/index.js';
import { doublingCards } from '../doubling.js';
import type { EventLines, Naming, Who } from '../shapes.js';
import type { Own } from './own.js';
import { payment } from './payment.js';

/** What happened, a line for every event. */
export const events = (own: Own): EventLines => ({
  dealt: ({ first }, it) => `${name(it.who(first))} begynder.`,
  chose: ({ seat, tickets }, it) =>
    tickets === null
      ? `${name(it.who(seat))} har valgt ${own.ticket.other}.`
      : `${name(it.who(seat))} beholdt ${own.tickets(tickets.length)}.`,
  opened: ({ counts }, it) => {
    const kept = counts.map((n, seat) => `${within(it.who(seat))} beholdt ${own.number(n)}`);
    return `Alle har valgt ${own.ticket.other}: ${own.all(kept)}.`;
  },
  turn: () => null,
  took: ({ seat, card }, it) => `${name(it.who(seat))} tog ${own.openCard(it.card(card) ?? 'wild')}.`,
  drew: ({ seat, card }, it) => `${name(it.who(seat))} trak ${cardOf(own, it, card)} fra bunken.`,
  swept: () => `For mange ${own.wild.other}: alle fem synlige kort blev skiftet ud.`,
  filled: ({ cards }, it) =>
    `Nye synlige kort: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  renewed: () => 'De brugte kort blev blandet til en ny bunke.',
  'took-terrain': ({ seat, kind }, it) =>
    `${name(it.who(seat))} tog et ${own.terrainCard(it.terrain(kind))}.`,
  'drew-terrain': ({ seat, kind }, it) =>
    `${name(it.who(seat))} trak et ${own.terrainCard(it.terrain(kind))} fra terrænbunken.`,
  'renewed-terrain': () => 'De brugte terrænkort blev blandet til en ny terrænbunke.',
  claimed: ({ seat, route, cards, terrain }, it) => {
    const { tunnel, length } = it.route(route);
    const paid = it.set(cards);
    const built = `${name(it.who(seat))} byggede ${it.routeName(route)}`;
    const how = tunnel
      ? paid.length === 0
        ? ' uden ekstra kort'
        : ` med ${own.set(paid)} ekstra`
      : ` (${own.spaces(length)}) med ${own.set(paid)}`;
    const doubled = terrain
      ? ` og fik dobbelte point (${doublingCards(payment(own), it.terrainOf(route), terrain)})`
      : '';
    return `${built}${how}${doubled}.`;
  },
  bonus: ({ seat }, it) => `${name(it.who(seat))} fik et handelskort.`,
  laid: ({ seat, route, cards }, it) =>
    `${name(it.who(seat))} lagde ${own.set(it.set(cards))} ud til tunnelen ${it.routeName(route)}.`,
  turned: ({ cards }, it) =>
    cards.length === 0
      ? 'Der var ingen kort at vende.'
      : `Vendt: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  asked: ({ count }) =>
    count === 0 ? 'Der kræves ingen ekstra kort.' : `Der kræves ${own.cards(count)} ekstra.`,
  declined: ({ seat }, it) => `${name(it.who(seat))} tog kortene tilbage; tunnelen er stadig ledig.`,
  'drew-tickets': ({ seat, tickets }, it) => `${name(it.who(seat))} trak ${own.tickets(tickets.length)}.`,
  kept: ({ seat, tickets }, it) => {
    const known = tickets.length > 0 && !tickets.includes(UNKNOWN);
    const which = known ? `: ${own.all(tickets.map((ticket) => it.ticket(ticket)))}` : '';
    return `${name(it.who(seat))} beholdt ${own.tickets(tickets.length)}${which}.`;
  },
  passed: ({ seat }, it) => `${name(it.who(seat))} kunne ikke gøre noget og meldte pas.`,
  'last-round': ({ seat }, it) =>
    `${name(it.who(seat))} har ${own.number(it.lastRoundAt)} eller færre ${own.car.other} tilbage. Sidste runde begynder.`,
  over: () => 'Spillet er slut.',
});

function name({ name: called, you }: Who): string {
  return you ? 'Du' : called;
}

function within({ name: called, you }: Who): string {
  return you ? 'du' : called;
}

function cardOf(own: Own, it: Naming, kind: number): string {
  const card = it.card(kind);
  return card === null ? 'et kort' : own.aCard(card);
}
