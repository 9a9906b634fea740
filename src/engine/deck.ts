import type { Board } from './board/board.js';
import { openStream, shuffle } from './random/stream.js';
import { emit } from './emit.js';
import type { GameEvent } from './event.js';
import type { State } from './position.js';
import { ROW_SIZE } from './words.js';

/** Cards or other things in order of kind, so many of each: what a shuffle starts from. */
export function expandCounts(counts: readonly number[]): number[] {
  const list: number[] = [];
  for (let k = 0; k < counts.length; k++) for (let i = 0; i < counts[k]; i++) list.push(k);
  return list;
}

/** Shuffles a list by the seed's next stream. */
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
  emit(board, state, { type: 'renewed' }, events);
}

/** Takes the top card. G8 and the rules that draw see to it that there is one. */
export function takeTop(deck: number[]): number {
  const card = deck.pop();
  if (card === undefined) throw new Error('drew from an empty deck');
  return card;
}

/**
 * Turns at most so many cards from the deck, which may be renewed on the way; `type` says where they go.
 * Fewer are turned where there are no more.
 */
export function turnUp(
  board: Board,
  state: State,
  type: 'filled' | 'turned',
  most: number,
  events: GameEvent[],
): void {
  let left = most;
  while (left > 0 && state.deck.length > 0) {
    const cards: number[] = [];
    while (left > 0 && state.deck.length > 0) {
      cards.push(takeTop(state.deck));
      left--;
    }
    emit(board, state, { type, cards }, events);
    renewDeck(board, state, events);
  }
}

/**
 * G6: a complete row with three or more wilds is swept and looked at again, while deck and discards hold enough cards
 * that are not wild for another row to stay (three where three wilds sweep).
 */
export function sweepRow(board: Board, state: State, events: GameEvent[]): void {
  if (board.sweepAt === 0) return;
  while (count(state.row, board.wild) >= board.sweepAt && notWild(board, state) > ROW_SIZE - board.sweepAt) {
    emit(board, state, { type: 'swept' }, events);
    turnUp(board, state, 'filled', ROW_SIZE, events);
  }
}

function count(cards: readonly number[], kind: number): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === kind) n++;
  return n;
}

function notWild(board: Board, state: State): number {
  let n = state.deck.length - count(state.deck, board.wild);
  for (let k = 0; k < board.wild; k++) n += state.discards[k];
  return n;
}
