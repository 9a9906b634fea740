import { describe, expect, test } from 'vitest';
import { type Move, audit, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, cards } from '../kit/boards.js';
import { handOf } from '../kit/family.js';
import { claim, plays, refuses } from '../kit/moves.js';

const DECK: Move = { type: 'deck' };
const row = (slot: number): Move => ({ type: 'row', slot });
const COLOURED = ['red', 'blue', 'green', 'black', 'orange'];
/** Terrain cards all in seat 1's hands, so that none can be drawn; boards without terrain pass over it. */
const NO_TERRAIN = { terrain: { rest: 1 } };

describe('G8 deck and discards both empty', () => {
  test('G8 no card may be drawn, not even from the row', () => {
    for (const board of boards) {
      const state = arrange(board, { rest: 1, ...NO_TERRAIN });
      expect(refuses(board, state, DECK).code).toBe('no-cards-left');
      for (let slot = 0; slot < 5; slot++)
        expect(refuses(board, state, row(slot)).code).toBe('no-cards-left');
      expect(legalMoves(board, state, 0)).toEqual([{ type: 'tickets' }]);
    }
  });

  test('G8 a draw ends with its first card where that was the last', () => {
    for (const board of boards) {
      for (const move of [DECK, row(2)]) {
        const state = arrange(board, { row: COLOURED, deck: ['red'], rest: 1, ...NO_TERRAIN });
        plays(board, state, move);
        expect([state.seat, state.phase, state.turns]).toEqual([1, 'turn', 11]);
        expect(state.handSizes[0]).toBe(1);
        expect(state.row).toHaveLength(5);
        expect(state.deckSize).toBe(0);
      }
    }
  });

  test('G8 with one card in deck or discards a second can be drawn', () => {
    for (const board of boards) {
      const two = arrange(board, { row: COLOURED, deck: ['red', 'blue'], rest: 1, ...NO_TERRAIN });
      plays(board, two, row(0));
      plays(board, two, row(1));
      expect([two.seat, two.handSizes[0], two.row.length, two.deckSize]).toEqual([1, 2, 5, 0]);
      const discard = arrange(board, { deck: ['red'], discards: { blue: 1 }, rest: 1, ...NO_TERRAIN });
      plays(board, discard, DECK);
      expect(discard.phase).toBe('second');
      plays(board, discard, DECK);
      expect(handOf(board, discard, 0)).toEqual(cards(board, { red: 1, blue: 1 }));
    }
  });

  test('G8 cards may be drawn again once a payment has been made', () => {
    const board = boardOf('newyork');
    const state = arrange(board, { rest: 1 });
    refuses(board, state, DECK);
    plays(board, state, { type: 'tickets' });
    plays(board, state, { type: 'keep', tickets: state.offered[0]!.slice() });
    plays(board, state, claim(board, 'midtown-west', 'chelsea', { blue: 2 }));
    plays(board, state, DECK);
    plays(board, state, DECK);
    expect(handOf(board, state, 0)).toEqual(cards(board, { blue: 2 }));
  });

  test('G8 in Africa a draw goes on with a terrain card where there is one (A3)', () => {
    const board = boardOf('africa');
    const state = arrange(board, { deck: ['red'], rest: 1, terrain: { deck: [1], rest: 1 } });
    plays(board, state, DECK);
    expect([state.seat, state.phase]).toEqual([0, 'second']);
    expect(legalMoves(board, state, 0).every(({ type }) => type === 'terrain')).toBe(true);
    refuses(board, state, row(0));
    plays(board, state, { type: 'terrain' });
    expect([state.seat, state.phase]).toEqual([1, 'turn']);
  });

  test('G8 the row always has five cards, to the last card of the deck', () => {
    for (const board of boards) {
      const state = arrange(board, { deck: ['red', 'blue', 'red', 'blue', 'red'], rest: 1, ...NO_TERRAIN });
      for (let left = 5; left > 0; left--) {
        const slot = state.row.findIndex((card) => card !== board.wild);
        plays(board, state, row(slot));
        expect([state.row.length, state.deckSize]).toEqual([5, left - 1]);
        expect(audit(board, state)).toBeNull();
      }
      // Two cards, two cards, and a turn that ended with one.
      expect([state.seat, state.turns, state.phase]).toEqual([1, 13, 'turn']);
    }
  });
});
