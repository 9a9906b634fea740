import type { Action, Board } from '../board/board.js';
import { emit } from '../emit.js';
import { chose, drewTickets, kept, opened } from '../events/tickets.js';
import { foldTurn } from '../events/turns.js';
import type { GameEvent } from '../event.js';
import type { MoveOf } from '../move.js';
import type { Position, State } from '../position.js';
import { endTurn } from '../turn.js';
import { NOBODY, type Seat } from '../words.js';

/** G12: draw tickets from the top, or what is left of them. */
export const takeTickets: Action<MoveOf<'tickets'>> = {
  phases: ['turn'],
  whyNot: (_board, position) => (position.ticketDeck.length > 0 ? null : { code: 'no-tickets-left' }),
  play(board, state, seat, _move, events) {
    const from = Math.max(0, state.ticketDeck.length - board.facts.drawTickets.take);
    const tickets = state.ticketDeck.slice(from).reverse();
    emit(drewTickets.fold, board, state, { type: 'drew-tickets', seat, tickets }, events);
  },
  list(_board, position, _seat, moves) {
    if (position.ticketDeck.length > 0) moves.push({ type: 'tickets' });
  },
  any: (_board, position) => position.ticketDeck.length > 0,
};

/** The least number of tickets to keep; all, if fewer were left (G12). */
export function leastKept(board: Board, position: Position, seat: Seat): number {
  const { openingTickets, drawTickets } = board.facts;
  return Math.min(
    position.phase === 'opening' ? openingTickets.keep : drawTickets.keep,
    position.offered[seat].length,
  );
}

/** G1, G12: choose among the tickets offered. */
export const keepTickets: Action<MoveOf<'keep'>> = {
  phases: ['opening', 'keep'],
  whyNot(board, position, seat, { tickets }) {
    const offered = position.offered[seat];
    for (let i = 0; i < tickets.length; i++) {
      if (!offered.includes(tickets[i])) return { code: 'ticket-not-offered', ticket: tickets[i] };
      if (tickets.indexOf(tickets[i]) !== i) return { code: 'ticket-twice', ticket: tickets[i] };
    }
    const least = leastKept(board, position, seat);
    return tickets.length < least ? { code: 'keep-too-few', least } : null;
  },
  play(board, state, seat, move, events) {
    // In the order dealt, so that equal choices are equal events.
    const tickets = state.offered[seat].filter((ticket) => move.tickets.includes(ticket));
    if (state.phase === 'opening') return chooseOpening(board, state, seat, tickets, events);
    markBuried(board, state, seat, tickets);
    emit(kept.fold, board, state, { type: 'kept', seat, tickets }, events);
    endTurn(board, state, events);
  },
  list(board, position, seat, moves) {
    const offered = position.offered[seat];
    const least = leastKept(board, position, seat);
    for (let mask = 1; mask < 1 << offered.length; mask++) {
      const tickets = offered.filter((_, i) => (mask >> i) & 1);
      if (tickets.length >= least) moves.push({ type: 'keep', tickets });
    }
  },
  any: () => true,
};

/** G1: all choose in secret; after the last choice the numbers are shown and the first turn begins. */
function chooseOpening(board: Board, state: State, seat: Seat, tickets: number[], events: GameEvent[]): void {
  emit(chose.fold, board, state, { type: 'chose', seat, tickets }, events);
  if (state.choices.includes(null)) return;
  for (let s = 0; s < state.players; s++) markBuried(board, state, s, state.choices[s] ?? []);
  const counts = state.choices.map((choice) => choice?.length ?? 0);
  emit(opened.fold, board, state, { type: 'opened', counts }, events);
  emit(foldTurn, board, state, { type: 'turn', seat: state.first }, events);
}

/** A seat knows what it put under the deck itself. */
function markBuried(board: Board, state: State, seat: Seat, keptNow: readonly number[]): void {
  if (board.facts.notKept !== 'under') return;
  for (const ticket of state.offered[seat]) state.buriedBy[ticket] = keptNow.includes(ticket) ? NOBODY : seat;
}
