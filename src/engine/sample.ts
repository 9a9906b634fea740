import type { Board } from './board/board.js';
import { type Seed, type Stream, below, shuffle } from './random/stream.js';
import { expandCounts } from './deck.js';
import { listOf } from './lists.js';
import { type State, clone } from './position.js';
import type { View } from './view.js';
import { NOBODY, UNKNOWN } from './words.js';

/**
 * A state that looks the same to the eyes whose view this is: what they can't see is dealt anew, which is the decks alone where they see all
 * hands. Cards and tickets fall evenly among all places they can be in; of another's opening choice any number is as likely. `seed` is
 * the chance still to come.
 */
export function sample(board: Board, v: View, stream: Stream, seed: Seed): State {
  const buriedBy = listOf(board.tickets.length, NOBODY);
  const state = clone({ ...v, eyes: 'all', deck: [], terrainDeck: [], buriedBy, seed, nextStream: 0 });
  dealCards(board, v, state, stream);
  dealTickets(board, v, state, stream);
  dealTerrain(board, state, stream);
  return state;
}

/** The cards nobody showed: other hands beside what is known of them, and the deck. */
function dealCards(board: Board, v: View, state: State, stream: Stream): void {
  const { kinds } = board;
  const unseen = board.copies.slice();
  for (const card of v.row) unseen[card]--;
  for (const card of v.tunnel?.turned ?? []) unseen[card]--;
  for (let k = 0; k < kinds; k++) unseen[k] -= v.discards[k] + (v.tunnel?.laid[k] ?? 0);
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

/** The tickets the seat can't see: those others hold, choose from or put away, and the deck's. */
function dealTickets(board: Board, v: View, state: State, stream: Stream): void {
  const seenOnes = new Set([...v.ticketDeck, ...v.offered.flat()]);
  const tickets = board.tickets
    .map((_, ticket) => ticket)
    .filter((ticket) => !seenOnes.has(ticket) && v.kept[ticket] === NOBODY && v.out[ticket] === NOBODY);
  shuffle(stream, tickets);
  const fill = (list: number[]) => {
    for (let i = 0; i < list.length; i++) if (list[i] === UNKNOWN) list[i] = take(tickets);
  };
  for (const ticket of v.ticketDeck)
    // Who sees all hands isn't told who put it there, so any seat will do.
    if (ticket !== UNKNOWN) state.buriedBy[ticket] = typeof v.eyes === 'number' ? v.eyes : 0;
  fill(state.ticketDeck);
  for (let seat = 0; seat < v.players; seat++) {
    fill(state.offered[seat]);
    if (sees(v, seat)) continue;
    const choice = state.choices[seat];
    // That another seat has chosen is seen, but neither what nor how many.
    if (choice && choice.length === 0) {
      const { take: dealt, keep } = board.facts.openingTickets;
      state.choices[seat] = state.offered[seat].slice(0, keep + below(stream, dealt - keep + 1));
    }
    if (v.phase === 'over') continue;
    for (let n = v.keptCounts[seat]; n > 0; n--) state.kept[take(tickets)] = seat;
  }
  // What is left was put out of the game by others; who did it is not seen, so any other seat will do.
  const other = v.eyes === 0 ? 1 : 0;
  for (const ticket of tickets) state.out[ticket] = other;
}

function dealTerrain(board: Board, state: State, stream: Stream): void {
  if (!board.terrain || !state.terrain) return;
  const { kinds, copies } = board.terrain;
  const unseen = listOf(kinds, copies);
  const { faceUp, held, discards } = state.terrain;
  for (const kind of faceUp) unseen[kind]--;
  for (let i = 0; i < held.length; i++) unseen[i % kinds] -= held[i];
  for (let k = 0; k < kinds; k++) unseen[k] -= discards[k];
  state.terrainDeck = expandCounts(unseen);
  shuffle(stream, state.terrainDeck);
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
