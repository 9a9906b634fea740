import type { Board } from './board/board.js';
import type { EventOf } from './event.js';
import { listOf } from './lists.js';
import type { Position } from './position.js';
import { UNKNOWN } from './words.js';

/** The opening deal (G1, A2). */
export function foldDeal(board: Board, p: Position, e: EventOf<'dealt'>): void {
  const { openingHand, openingTickets } = board.facts;
  p.first = p.seat = e.first;
  p.hands = e.hands.slice();
  p.row = e.row.slice();
  p.offered = e.offered.map((tickets) => tickets.slice());
  p.handSizes.fill(openingHand);
  p.deckSize -= p.players * openingHand + e.row.length;
  p.ticketDeck.length -= p.players * openingTickets.take;
  if (p.terrain && e.terrain && board.terrain) {
    const { seats, faceUp } = e.terrain;
    p.terrain.faceUp = faceUp.slice();
    for (let i = 0; i < seats.length; i++) {
      const seat = Math.floor(i / board.terrain.dealt);
      p.terrain.held[seat * board.terrain.kinds + seats[i]]++;
    }
    p.terrain.deckSize -= seats.length + faceUp.length;
  }
}

/** By seat from the first player on, so that the ticket deck does not depend on who chose first (G1). */
export function foldOpening(board: Board, p: Position, counts: readonly number[]): void {
  for (let i = 0; i < p.players; i++) {
    const seat = (p.first + i) % p.players;
    const choice = p.choices[seat];
    const tickets = choice && choice.length > 0 ? choice : listOf(counts[seat], UNKNOWN);
    foldKept(board, p, seat, tickets);
  }
  p.choices = [];
}

/** The tickets kept go to their owner, the others out of the game or under the deck, in the order dealt (G12, N10). */
export function foldKept(board: Board, p: Position, seat: number, tickets: readonly number[]): void {
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

/** A terrain card goes to its owner, or the terrain deck is renewed (A3, A4). */
export function foldTerrain(
  p: Position,
  e: EventOf<'took-terrain' | 'drew-terrain' | 'renewed-terrain'>,
): void {
  const table = p.terrain;
  if (!table) return;
  if (e.type === 'renewed-terrain') {
    for (const count of table.discards) table.deckSize += count;
    table.discards.fill(0);
    return;
  }
  p.passes = 0;
  table.held[e.seat * table.discards.length + e.kind]++;
  table.deckSize--;
  if (e.type === 'took-terrain') table.faceUp[e.slot] = e.next;
  p.phase = 'second';
}
