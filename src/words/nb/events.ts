import { UNKNOWN } from '../../engine/index.js';
import { capital } from '../capital.js';
import { doublingCards } from '../doubling.js';
import type { EventLines, Naming, Who } from '../shapes.js';
import type { Own } from './own.js';
import { payment } from './payment.js';

/** What happened, a line for every event. */
export const events = (own: Own): EventLines => ({
  dealt: ({ first }, it) => `${name(it.who(first))} begynner.`,
  chose: ({ seat, tickets }, it) =>
    tickets === null
      ? `${name(it.who(seat))} har valgt ${own.ticket.other}.`
      : `${name(it.who(seat))} beholdt ${own.tickets(tickets.length)}.`,
  opened: ({ counts }, it) => {
    const kept = counts.map((n, seat) => `${within(it.who(seat))} beholdt ${own.number(n)}`);
    return `Alle har valgt ${own.ticket.other}: ${capital(own.all(kept))}.`;
  },
  turn: () => null,
  took: ({ seat, card }, it) => `${name(it.who(seat))} tok ${own.openCard(it.card(card) ?? 'wild')}.`,
  drew: ({ seat, card }, it) => `${name(it.who(seat))} trakk ${cardOf(own, it, card)} fra bunken.`,
  swept: () => `For mange ${own.wild.other}: Alle de fem åpne kortene ble byttet ut.`,
  filled: ({ cards }, it) =>
    `Nye åpne kort: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  renewed: () => 'De brukte kortene ble stokket til en ny bunke.',
  'took-terrain': ({ seat, kind }, it) =>
    `${name(it.who(seat))} tok et ${own.terrainCard(it.terrain(kind))}.`,
  'drew-terrain': ({ seat, kind }, it) =>
    `${name(it.who(seat))} trakk et ${own.terrainCard(it.terrain(kind))} fra terrengbunken.`,
  'renewed-terrain': () => 'De brukte terrengkortene ble stokket til en ny terrengbunke.',
  claimed: ({ seat, route, cards, terrain }, it) => {
    const { tunnel, length } = it.route(route);
    const paid = it.set(cards);
    const built = `${name(it.who(seat))} bygde ${it.routeName(route)}`;
    const how = tunnel
      ? paid.length === 0
        ? ' uten ekstra kort'
        : ` med ${own.set(paid)} ekstra`
      : `, ${own.spaces(length)}, med ${own.set(paid)}`;
    const doubled = terrain
      ? `, poengene doblet (${doublingCards(payment(own), it.terrainOf(route), terrain)})`
      : '';
    return `${built}${how}${doubled}.`;
  },
  bonus: ({ seat }, it) => `${name(it.who(seat))} fikk et handelskort.`,
  laid: ({ seat, route, cards }, it) =>
    `${name(it.who(seat))} la ut ${own.set(it.set(cards))} for tunnelen ${it.routeName(route)}.`,
  turned: ({ cards }, it) =>
    cards.length === 0
      ? 'Det var ingen kort å snu.'
      : `Snudd: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  asked: ({ count }) =>
    count === 0 ? 'Det kreves ingen ekstra kort.' : `Det kreves ${own.cards(count)} ekstra.`,
  declined: ({ seat }, it) => `${name(it.who(seat))} tok kortene tilbake; tunnelen er fortsatt ledig.`,
  'drew-tickets': ({ seat, tickets }, it) => `${name(it.who(seat))} trakk ${own.tickets(tickets.length)}.`,
  kept: ({ seat, tickets }, it) => {
    const known = tickets.length > 0 && !tickets.includes(UNKNOWN);
    const which = known ? `: ${own.all(tickets.map((ticket) => it.ticket(ticket)))}` : '';
    return `${name(it.who(seat))} beholdt ${own.tickets(tickets.length)}${which}.`;
  },
  passed: ({ seat }, it) => `${name(it.who(seat))} kunne ikke gjøre noe og sto over.`,
  'last-round': ({ seat }, it) =>
    `${name(it.who(seat))} har ${own.number(it.lastRoundAt)} eller færre ${own.car.other} igjen. Siste runde begynner.`,
  over: () => 'Spillet er slutt.',
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
