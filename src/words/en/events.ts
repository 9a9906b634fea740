import { UNKNOWN } from '../../engine/index.js';
import { doublingCards } from '../doubling.js';
import type { EventLines, Naming, Who } from '../shapes.js';
import type { Own } from './own.js';
import { payment } from './payment.js';

/** What happened, a line for every event. */
export const events = (own: Own): EventLines => ({
  dealt: ({ first }, it) => `${name(it.who(first))} ${it.who(first).you ? 'go' : 'goes'} first.`,
  chose: ({ seat, tickets }, it) =>
    tickets === null
      ? `${has(it.who(seat))} chosen ${it.who(seat).you ? 'your' : 'their'} ${own.ticket.other}.`
      : `${name(it.who(seat))} kept ${own.tickets(tickets.length)}.`,
  opened: ({ counts }, it) => {
    const kept = counts.map(
      (n, seat) => `${it.who(seat).you ? 'you' : it.who(seat).name} kept ${own.number(n)}`,
    );
    return `Everyone has chosen their ${own.ticket.other}: ${own.all(kept)}.`;
  },
  turn: () => null,
  took: ({ seat, card }, it) => `${name(it.who(seat))} took ${cardOf(own, it, card)}.`,
  drew: ({ seat, card }, it) => `${name(it.who(seat))} drew ${cardOf(own, it, card)} from the deck.`,
  swept: () => `Too many ${own.wild.other}: all five face-up cards were replaced.`,
  filled: ({ cards }, it) =>
    `New face-up cards: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  renewed: () => 'The discards were shuffled into a new deck.',
  'took-terrain': ({ seat, kind }, it) => `${name(it.who(seat))} took a ${it.terrain(kind)} card.`,
  'drew-terrain': ({ seat, kind }, it) =>
    `${name(it.who(seat))} drew a ${it.terrain(kind)} card from the terrain deck.`,
  'renewed-terrain': () => 'The terrain discards were shuffled into a new terrain deck.',
  claimed: ({ seat, route, cards, terrain }, it) => {
    const { tunnel, length } = it.route(route);
    const paid = it.set(cards);
    const claimed = `${name(it.who(seat))} claimed ${it.routeName(route)}`;
    const how = tunnel
      ? paid.length === 0
        ? ', with no extra cards'
        : `, paying ${own.set(paid)} extra`
      : ` (${own.spaces(length)}) with ${own.set(paid)}`;
    const doubled = terrain
      ? `, points doubled (${doublingCards(payment(own), it.terrainOf(route), terrain)})`
      : '';
    return `${claimed}${how}${doubled}.`;
  },
  bonus: ({ seat }, it) => `${name(it.who(seat))} got a merchandise card.`,
  laid: ({ seat, route, cards }, it) =>
    `${name(it.who(seat))} played ${own.set(it.set(cards))} for the tunnel ${it.routeName(route)}.`,
  turned: ({ cards }, it) =>
    cards.length === 0
      ? 'There was no card to reveal.'
      : `Revealed: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  asked: ({ count }) =>
    count === 0 ? 'No extra cards needed.' : `${own.count(count, 'extra card', 'extra cards')} needed.`,
  declined: ({ seat }, it) => `${name(it.who(seat))} took the cards back; the tunnel stays open.`,
  'drew-tickets': ({ seat, tickets }, it) => `${name(it.who(seat))} drew ${own.tickets(tickets.length)}.`,
  kept: ({ seat, tickets }, it) => {
    const known = tickets.length > 0 && !tickets.includes(UNKNOWN);
    const which = known ? `: ${own.all(tickets.map((ticket) => it.ticket(ticket)))}` : '';
    return `${name(it.who(seat))} kept ${own.tickets(tickets.length)}${which}.`;
  },
  passed: ({ seat }, it) => `${name(it.who(seat))} had no move and passed.`,
  'last-round': ({ seat }, it) =>
    `${has(it.who(seat))} ${own.number(it.lastRoundAt)} or fewer ${own.car.other} left, so the last round starts now.`,
  over: () => 'The game is over.',
});

function name({ name: called, you }: Who): string {
  return you ? 'You' : called;
}

function has(who: Who): string {
  return `${name(who)} ${who.you ? 'have' : 'has'}`;
}

function cardOf(own: Own, it: Naming, kind: number): string {
  const card = it.card(kind);
  return card === null ? 'a card' : own.aCard(card);
}
