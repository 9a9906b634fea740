import type { Board } from './board/board.js';
import { type Seed, type Stream, below, shuffle } from './random/stream.js';
import { expandCounts } from './deck.js';
import { listOf } from './lists.js';
import { cloneFamily } from './clone.js';
import type { FamilyState, State } from './position.js';
import { STATE_PARTS, addParts } from './rules/combined.js';
import type { View } from './view.js';
import { NOBODY, UNKNOWN } from './words.js';

/**
 * A full state consistent with this view: whatever its viewer can't see is re-dealt at random, evenly among all places
 * it can be in. The number of tickets in another seat's opening choice is evenly distributed too. `seed` is that of the
 * state's future shuffles.
 */
export function sample(board: Board, v: View, stream: Stream, seed: Seed): State {
  const buriedBy = listOf(board.tickets.length, NOBODY);
  const state = cloneFamily({ ...v, eyes: 'all', deck: [], buriedBy, seed, nextStream: 0 });
  dealCards(board, v, state, stream);
  dealTickets(board, v, state, stream);
  return addParts(state, (part, key) => part.sample(board, v[key], stream));
}

/** The hidden cards: other hands except what is known of them, and the deck. */
function dealCards(board: Board, v: View, state: FamilyState, stream: Stream): void {
  const { kinds } = board;
  const open = v.discards.slice();
  for (const card of v.row) open[card]++;
  for (const [key, part] of STATE_PARTS) part.addCards(v[key], open);
  const unseen = board.copies.map((copies, k) => copies - open[k]);
  for (let seat = 0; seat < v.players; seat++) {
    for (let at = seat * kinds, k = 0; k < kinds; k++, at++) {
      if (!sees(v, seat)) state.hands[at] = v.known[at];
      unseen[k] -= state.hands[at];
    }
  }
  const cards = expandCounts(unseen);
  shuffle(stream, cards);
  for (let seat = 0; seat < v.players; seat++) {
    if (sees(v, seat)) continue;
    let missing = v.handSizes[seat];
    for (let k = 0; k < kinds; k++) missing -= v.known[seat * kinds + k];
    for (; missing > 0; missing--) state.hands[seat * kinds + take(cards)]++;
  }
  state.deck = cards;
}

/** The hidden tickets: those others hold, choose from or put away, and the deck's. */
function dealTickets(board: Board, v: View, state: FamilyState, stream: Stream): void {
  const seenOnes = new Set([...v.ticketDeck, ...v.offered.flat()]);
  const tickets = board.tickets
    .map((_, ticket) => ticket)
    .filter((ticket) => !seenOnes.has(ticket) && v.kept[ticket] === NOBODY && v.out[ticket] === NOBODY);
  shuffle(stream, tickets);
  const fill = (list: number[]) => {
    for (let i = 0; i < list.length; i++) if (list[i] === UNKNOWN) list[i] = take(tickets);
  };
  for (const ticket of v.ticketDeck)
    // A viewer that sees all hands can't know who put it there; any seat will do.
    if (ticket !== UNKNOWN) state.buriedBy[ticket] = typeof v.eyes === 'number' ? v.eyes : 0;
  fill(state.ticketDeck);
  for (let seat = 0; seat < v.players; seat++) {
    fill(state.offered[seat]);
    if (sees(v, seat)) continue;
    const choice = state.choices[seat];
    // It is seen that another seat has chosen, but neither what nor how many.
    if (choice && choice.length === 0) {
      const { take: dealt, keep } = board.facts.openingTickets;
      state.choices[seat] = state.offered[seat].slice(0, keep + below(stream, dealt - keep + 1));
    }
    if (v.phase === 'over') continue;
    for (let n = v.keptCounts[seat]; n > 0; n--) state.kept[take(tickets)] = seat;
  }
  // The rest was put out of the game by others; any other seat will do.
  const other = v.eyes === 0 ? 1 : 0;
  for (const ticket of tickets) state.out[ticket] = other;
}

/** Whether these eyes see the hand and the tickets of a seat. */
function sees({ eyes }: View, seat: number): boolean {
  return eyes === 'all' || eyes === seat;
}

function take(list: number[]): number {
  const item = list.pop();
  if (item === undefined) throw new Error('a view that does not add up');
  return item;
}
