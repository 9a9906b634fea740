import type { Board, EventRules } from '../board/board.js';
import type { DealtEvent, EventOf } from '../event.js';
import { listOf } from '../lists.js';
import type { Position } from '../position.js';
import { type Seat, UNKNOWN } from '../words.js';
import { always, never, hideNothing } from './constant-answers.js';

const areTickets = (board: Board, tickets: readonly number[]) =>
  tickets.every((ticket) => ticket < board.tickets.length);

/** The opening deal (G1). */
export const dealt: EventRules<DealtEvent> = {
  fits(board, p, e) {
    const offered = e.offered.flat();
    return (
      e.first < p.players &&
      e.hands.length === p.players * board.kinds &&
      e.row.every((card) => card < board.kinds) &&
      e.offered.length === p.players &&
      areTickets(board, offered) &&
      offered.length <= p.ticketDeck.length &&
      board.hooks.dealt.every((part) => part.fits(board, p, e))
    );
  },
  fold(board, p, e) {
    const { openingHand, openingTickets } = board.facts;
    p.first = p.seat = e.first;
    p.hands = e.hands.slice();
    p.row = e.row.slice();
    p.offered = e.offered.map((tickets) => tickets.slice());
    p.handSizes.fill(openingHand);
    p.deckSize -= p.players * openingHand + e.row.length;
    p.ticketDeck.length -= p.players * openingTickets.take;
    for (const fold of board.hooks.foldDealt) fold(board, p, e);
  },
  redact: (board, e, eyes) => ({
    ...e,
    hands: e.hands.map((count, i) => (Math.floor(i / board.kinds) === eyes ? count : 0)),
    offered: e.offered.map((tickets, seat) => (seat === eyes ? tickets : tickets.map(() => UNKNOWN))),
  }),
  informs: always,
  isFinal: true,
};

/** An opening choice. */
export const chose: EventRules<EventOf<'chose'>> = {
  fits: (board, p, e) => p.phase === 'opening' && areTickets(board, e.tickets ?? []),
  fold(_board, p, e) {
    p.choices[e.seat] = e.tickets ?? [];
  },
  redact: (_board, e, eyes) => (e.seat === eyes ? e : { ...e, tickets: null }),
  informs: never,
  isFinal: false,
};

/** All have chosen. Folded from the first player on, so that the ticket deck doesn't depend on who chose first (G1). */
export const opened: EventRules<EventOf<'opened'>> = {
  fits: (_board, p, e) => e.counts.length === p.players && p.phase === 'opening',
  fold(board, p, e) {
    for (let i = 0; i < p.players; i++) {
      const seat = (p.first + i) % p.players;
      const choice = p.choices[seat];
      const tickets = choice && choice.length > 0 ? choice : listOf(e.counts[seat], UNKNOWN);
      keep(board, p, seat, tickets);
    }
    p.choices = [];
  },
  redact: hideNothing,
  informs: always,
  isFinal: true,
};

/** Tickets to choose from. */
export const drewTickets: EventRules<EventOf<'drew-tickets'>> = {
  fits: (board, p, e) => areTickets(board, e.tickets) && e.tickets.length <= p.ticketDeck.length,
  fold(_board, p, e) {
    p.passes = 0;
    for (let i = 0; i < e.tickets.length; i++) p.ticketDeck.pop();
    p.offered[e.seat] = e.tickets;
    p.phase = 'keep';
  },
  redact: hideTickets,
  informs: (_board, _before, e, seat) => e.seat === seat,
  isFinal: true,
};

/** Tickets kept. */
export const kept: EventRules<EventOf<'kept'>> = {
  fits: (board, _p, e) => areTickets(board, e.tickets),
  fold: (board, p, e) => keep(board, p, e.seat, e.tickets),
  redact: hideTickets,
  informs: never,
  isFinal: false,
};

/** Others see how many, but not which. */
function hideTickets<E extends EventOf<'drew-tickets' | 'kept'>>(
  _board: Board,
  e: E,
  eyes: Seat | 'open',
): E {
  return e.seat === eyes ? e : { ...e, tickets: e.tickets.map(() => UNKNOWN) };
}

/** The tickets kept go to their owner, the others out of the game or under the deck, in the order dealt (G12, N10). */
function keep(board: Board, p: Position, seat: Seat, tickets: readonly number[]): void {
  const offered = p.offered[seat];
  const under = board.facts.notKept === 'under';
  p.keptCounts[seat] += tickets.length;
  p.offered[seat] = [];
  if (tickets[0] === UNKNOWN) {
    for (let i = tickets.length; under && i < offered.length; i++) p.ticketDeck.unshift(UNKNOWN);
    return;
  }
  for (const ticket of offered) {
    if (tickets.includes(ticket)) p.kept[ticket] = seat;
    else if (under) p.ticketDeck.unshift(ticket);
    else p.out[ticket] = seat;
  }
}
