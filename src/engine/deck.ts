import type { Board } from './board/board.js';
import { openStream, shuffle } from './random/stream.js';
import { emit } from './emit.js';
import { renewed } from './events/cards.js';
import type { GameEvent } from './event.js';
import type { State } from './position.js';

/** Cards in order of kind, from their counts by kind: what a shuffle starts from. */
export function expandCounts(counts: readonly number[]): number[] {
  const list: number[] = [];
  for (let k = 0; k < counts.length; k++) for (let i = 0; i < counts[k]; i++) list.push(k);
  return list;
}

/** Shuffles a list in place by the seed's next stream. */
export function shuffleNext(state: State, list: number[]): number[] {
  shuffle(openStream(state.seed, state.nextStream++), list);
  return list;
}

/** G7: whenever the deck is empty and there are discards, these become the new deck at once. */
export function renewDeck(board: Board, state: State, events: GameEvent[]): void {
  if (state.deck.length > 0) return;
  const list = expandCounts(state.discards);
  if (list.length === 0) return;
  state.deck = shuffleNext(state, list);
  emit(renewed.fold, board, state, { type: 'renewed' }, events);
}

/** Takes the top card. Callers have checked that there is one (G8). */
export function takeTop(deck: number[]): number {
  const card = deck.pop();
  if (card === undefined) throw new Error('drew from an empty deck');
  return card;
}

/** Takes this many cards from the top. */
export function deal(deck: number[], count: number): number[] {
  const cards: number[] = [];
  for (let i = 0; i < count; i++) cards.push(takeTop(deck));
  return cards;
}

/**
 * Turns up at most this many cards from the deck, which may be renewed on the way; `place` emits where they go.
 * Fewer are turned up if deck and discards run out.
 */
export function turnUp(
  board: Board,
  state: State,
  most: number,
  place: (cards: number[]) => void,
  events: GameEvent[],
): void {
  let left = most;
  while (left > 0 && state.deck.length > 0) {
    const cards: number[] = [];
    while (left > 0 && state.deck.length > 0) {
      cards.push(takeTop(state.deck));
      left--;
    }
    place(cards);
    renewDeck(board, state, events);
  }
}

/** Runs what rules do once the row is full again. */
export function afterRow(board: Board, state: State, events: GameEvent[]): void {
  const hooks = board.hooks.afterRow;
  for (let i = 0; i < hooks.length; i++) hooks[i](board, state, events);
}
