import type { Board } from './board/board.js';
import type { Event } from './event.js';
import { filled } from './lists.js';
import { type Position, sees } from './position.js';
import { NOT_YET, UNKNOWN } from './words.js';

/**
 * What an event changes on the table. The one bookkeeping for states and views: a state plays by it, and whoever was
 * sent a seat's events arrives at that seat's view. Order of decks and chance are the state's own and not touched here.
 * Moves and events are never changed once they are made, so their lists may be taken over as they are.
 */
export function fold(board: Board, p: Position, e: Event): void {
  if (e.type !== 'turn' && e.type !== 'over') p.passes = e.type === 'passed' ? p.passes + 1 : 0;
  switch (e.type) {
    // The commonest first: this is the busiest switch of the house.
    case 'turn':
      p.seat = e.seat;
      p.phase = 'turn';
      p.turns++;
      if (p.turnsLeft !== NOT_YET) p.turnsLeft--;
      return;
    case 'took':
      p.row[e.slot] = e.next;
      p.deckSize--;
      p.handSizes[e.seat]++;
      p.known[e.seat * board.kinds + e.card]++;
      if (sees(p, e.seat)) p.hands[e.seat * board.kinds + e.card]++;
      p.phase = 'second';
      return;
    case 'drew':
      p.deckSize--;
      p.handSizes[e.seat]++;
      if (e.card !== UNKNOWN) p.hands[e.seat * board.kinds + e.card]++;
      p.phase = 'second';
      return;
    case 'claimed':
      return foldClaim(board, p, e);
    case 'swept':
      discard(p, p.row);
      p.row.length = 0;
      return;
    case 'filled':
      for (const card of e.cards) p.row.push(card);
      p.deckSize -= e.cards.length;
      return;
    case 'renewed':
      for (let k = 0; k < p.discards.length; k++) {
        p.deckSize += p.discards[k];
        p.discards[k] = 0;
      }
      return;
    case 'laid':
      spend(board, p, e.seat, e.cards);
      p.tunnel = { route: e.route, laid: e.cards, turned: [], asked: 0 };
      return;
    case 'turned':
      if (p.tunnel) for (const card of e.cards) p.tunnel.turned.push(card);
      p.deckSize -= e.cards.length;
      return;
    case 'asked':
      if (p.tunnel) p.tunnel.asked = e.count;
      p.phase = 'tunnel';
      return;
    case 'declined':
      return foldDecline(board, p, e.seat);
    case 'drew-tickets':
      for (let i = 0; i < e.tickets.length; i++) p.ticketDeck.pop();
      p.offered[e.seat] = e.tickets;
      p.phase = 'keep';
      return;
    case 'kept':
      return foldKept(board, p, e.seat, e.tickets);
    case 'last-round':
      p.turnsLeft = p.players;
      return;
    case 'bonus':
      p.bonus[e.seat]++;
      p.bonusLeft--;
      return;
    case 'over':
      p.phase = 'over';
      p.kept = e.kept.slice();
      p.outcome = e.outcome;
      return;
    case 'passed':
      return;
    case 'dealt':
      return foldDeal(board, p, e);
    case 'chose':
      p.choices[e.seat] = e.tickets ?? [];
      return;
    case 'opened':
      return foldOpening(board, p, e.counts);
    case 'took-terrain':
    case 'drew-terrain':
    case 'renewed-terrain':
      return foldTerrain(p, e);
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function foldDeal(board: Board, p: Position, e: Of<'dealt'>): void {
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
function foldOpening(board: Board, p: Position, counts: readonly number[]): void {
  for (let i = 0; i < p.players; i++) {
    const seat = (p.first + i) % p.players;
    const choice = p.choices[seat];
    const tickets = choice && choice.length > 0 ? choice : filled(counts[seat], UNKNOWN);
    foldKept(board, p, seat, tickets);
  }
  p.choices = [];
}

/** The tickets kept go to their owner, the others out of the game or under the deck, in the order dealt (G12, N10). */
function foldKept(board: Board, p: Position, seat: number, tickets: readonly number[]): void {
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

function foldClaim(board: Board, p: Position, e: Of<'claimed'>): void {
  const { wild, kinds, routes } = board;
  spend(board, p, e.seat, e.cards);
  for (let k = 0; k < kinds; k++) p.discards[k] += e.cards[k];
  if (p.tunnel) {
    for (let k = 0; k < kinds; k++) p.discards[k] += p.tunnel.laid[k];
    discard(p, p.tunnel.turned);
    p.tunnel = null;
  }
  if (e.terrain && p.terrain && board.terrain) {
    const kind = board.terrain.kindOf[e.route];
    p.terrain.held[e.seat * board.terrain.kinds + kind] -= e.terrain.cards;
    p.terrain.discards[kind] += e.terrain.cards;
    spendKind(p, e.seat, e.seat * kinds + wild, e.terrain.wilds);
    p.discards[wild] += e.terrain.wilds;
  }
  p.owner[e.route] = e.seat;
  p.cars[e.seat] -= routes[e.route].length;
  p.points[e.seat] += e.points;
}

/** The set goes back to the hand, where all know it now; the cards turned up are discarded (N9). */
function foldDecline(board: Board, p: Position, seat: number): void {
  if (!p.tunnel) return;
  const at = seat * board.kinds;
  const { laid, turned } = p.tunnel;
  for (let k = 0; k < board.kinds; k++) {
    p.handSizes[seat] += laid[k];
    p.known[at + k] += laid[k];
    if (sees(p, seat)) p.hands[at + k] += laid[k];
  }
  discard(p, turned);
  p.tunnel = null;
}

function foldTerrain(p: Position, e: Of<'took-terrain' | 'drew-terrain' | 'renewed-terrain'>): void {
  const table = p.terrain;
  if (!table) return;
  if (e.type === 'renewed-terrain') {
    for (const count of table.discards) table.deckSize += count;
    table.discards.fill(0);
    return;
  }
  table.held[e.seat * table.discards.length + e.kind]++;
  table.deckSize--;
  if (e.type === 'took-terrain') table.faceUp[e.slot] = e.next;
  p.phase = 'second';
}

function discard(p: Position, cards: readonly number[]): void {
  for (const card of cards) p.discards[card]++;
}

/** Cards leave a hand; what is known to be left is what was known, less what was shown. */
function spend(board: Board, p: Position, seat: number, cards: readonly number[]): void {
  const at = seat * board.kinds;
  for (let k = 0; k < board.kinds; k++) if (cards[k] > 0) spendKind(p, seat, at + k, cards[k]);
}

function spendKind(p: Position, seat: number, at: number, count: number): void {
  p.handSizes[seat] -= count;
  if (sees(p, seat)) p.hands[at] -= count;
  p.known[at] = p.known[at] > count ? p.known[at] - count : 0;
}
