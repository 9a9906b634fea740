import { describe, expect, test } from 'vitest';
import { type Move, audit, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, cards, kind } from '../kit/boards.js';
import { handOf, wildBoards } from '../kit/family.js';
import { claim, only, plays, refuses } from '../kit/moves.js';

const DECK: Move = { type: 'deck' };
const row = (slot: number): Move => ({ type: 'row', slot });
/** A row of coloured cards of every board. */
const COLOURED = ['red', 'blue', 'green', 'black', 'orange'];

describe('G4 two cards, one after the other', () => {
  test('G4 each may come from the row or blind from the deck, and is kept', () => {
    for (const board of boards) {
      const ways: [Move, Move, string, string][] = [
        [row(0), row(1), 'red', 'blue'],
        [row(4), DECK, 'orange', 'green'],
        [DECK, row(2), 'black', 'green'],
        [DECK, DECK, 'black', 'green'],
      ];
      for (const [first, second, one, other] of ways) {
        const state = arrange(board, {
          hands: [{ red: 1 }],
          row: COLOURED,
          deck: ['black', 'green', 'red', 'blue'],
        });
        plays(board, state, first);
        plays(board, state, second);
        const expected = cards(board, { red: 1 });
        expected[kind(board, one)]!++;
        expected[kind(board, other)]!++;
        expect(handOf(board, state, 0)).toEqual(expected);
        expect(state.handSizes[0]).toBe(3);
        expect(state.seat).toBe(1);
        expect(audit(board, state)).toBeNull();
      }
    }
  });

  test('G4 a card taken from the row is replaced at once by the top of the deck, in its slot', () => {
    for (const board of boards) {
      const state = arrange(board, { row: COLOURED, deck: ['black', 'green'] });
      const { deckSize } = state;
      const took = only(plays(board, state, row(3)), 'took');
      expect(took).toEqual({
        type: 'took',
        seat: 0,
        slot: 3,
        card: kind(board, 'black'),
        next: kind(board, 'black'),
      });
      expect(state.row).toEqual(['red', 'blue', 'green', 'black', 'orange'].map((name) => kind(board, name)));
      expect(state.deckSize).toBe(deckSize - 1);
      expect(state.phase).toBe('second');
    }
  });

  test('G4 the replacement may be the second card', () => {
    for (const board of boards) {
      const state = arrange(board, { row: COLOURED, deck: ['green', 'black'] });
      plays(board, state, row(0));
      expect(state.row[0]).toBe(kind(board, 'green'));
      plays(board, state, row(0));
      expect(handOf(board, state, 0)).toEqual(cards(board, { red: 1, green: 1 }));
      expect(state.row[0]).toBe(kind(board, 'black'));
    }
  });

  test('G4 a blind card leaves the row alone', () => {
    for (const board of boards) {
      const state = arrange(board, { row: COLOURED });
      const before = state.row.slice();
      plays(board, state, DECK);
      plays(board, state, DECK);
      expect(state.row).toEqual(before);
    }
  });

  test('G4 the second card is not optional', () => {
    for (const board of boards) {
      for (const first of [DECK, row(0)]) {
        const state = arrange(board, {
          hands: [{ red: 4, blue: 2, green: 2, black: 2, orange: 2 }],
          row: COLOURED,
        });
        plays(board, state, first);
        expect(state.seat).toBe(0);
        for (const type of ['pass', 'tickets', 'decline'] as const) refuses(board, state, { type });
        for (const { id, length, colour } of board.routes) {
          const paid = new Array<number>(board.kinds).fill(0);
          paid[Math.max(colour, 0)] = length;
          refuses(board, state, { type: 'claim', route: id, cards: paid });
        }
        expect(
          legalMoves(board, state, 0).every(({ type }) => ['row', 'deck', 'terrain'].includes(type)),
        ).toBe(true);
        plays(board, state, DECK);
        expect(state.seat).toBe(1);
      }
    }
  });

  test('G4 there are five slots in the row, no more', () => {
    for (const board of boards) {
      const state = arrange(board);
      expect(refuses(board, state, row(5))).toEqual({ code: 'no-such-slot', slots: 5 });
      expect(legalMoves(board, state, 0).filter(({ type }) => type === 'row')).toHaveLength(5);
    }
  });
});

describe('G5 wilds and the row', () => {
  test('G5 a wild taken from the row as the first card ends the action', () => {
    for (const board of wildBoards) {
      const state = arrange(board, { row: ['red', 'wild', 'blue', 'wild', 'red'], deck: ['green'] });
      plays(board, state, row(1));
      expect(handOf(board, state, 0)).toEqual(cards(board, { wild: 1 }));
      expect(state.row).toEqual(['red', 'green', 'blue', 'wild', 'red'].map((name) => kind(board, name)));
      expect([state.seat, state.phase]).toEqual([1, 'turn']);
      refuses(board, state, DECK, 0);
    }
  });

  test('G5 a wild in the row cannot be the second card, after a card of the row or a blind one', () => {
    for (const board of wildBoards) {
      for (const first of [row(0), DECK]) {
        const state = arrange(board, {
          row: ['red', 'wild', 'blue', 'green', 'wild'],
          deck: ['green', 'blue'],
        });
        plays(board, state, first);
        expect(refuses(board, state, row(1)).code).toBe('wild-not-second');
        expect(refuses(board, state, row(4)).code).toBe('wild-not-second');
        const slots = legalMoves(board, state, 0).flatMap((move) => (move.type === 'row' ? [move.slot] : []));
        expect(slots).toEqual([0, 2, 3]);
        plays(board, state, row(2));
        expect(state.seat).toBe(1);
      }
    }
  });

  test('G5 nor can a wild that has just replaced the first card', () => {
    for (const board of wildBoards) {
      const state = arrange(board, { row: COLOURED, deck: ['wild', 'wild', 'red'] });
      plays(board, state, row(2));
      expect(state.row[2]).toBe(kind(board, 'wild'));
      expect(refuses(board, state, row(2)).code).toBe('wild-not-second');
      plays(board, state, DECK);
      expect(handOf(board, state, 0)).toEqual(cards(board, { green: 1, wild: 1 }));
    }
  });

  test('G5 a wild drawn blind counts as one card, first or second', () => {
    for (const board of wildBoards) {
      const state = arrange(board, { row: COLOURED, deck: ['wild', 'wild', 'wild', 'red'] });
      plays(board, state, DECK);
      expect([state.seat, state.phase]).toEqual([0, 'second']);
      plays(board, state, DECK);
      expect(handOf(board, state, 0)).toEqual(cards(board, { wild: 2 }));
      expect(state.seat).toBe(1);
      plays(board, state, DECK);
      plays(board, state, row(0));
      expect(handOf(board, state, 1)).toEqual(cards(board, { wild: 1, red: 1 }));
      expect(state.seat).toBe(0);
    }
  });

  test('G5 where the row is all wild the second card comes from the deck', () => {
    for (const board of wildBoards) {
      const wilds = ['wild', 'wild', 'wild', 'wild', 'wild'];
      const state = arrange(board, { row: wilds, deck: ['red', 'red'], rest: 1 });
      plays(board, state, DECK);
      for (let slot = 0; slot < 5; slot++)
        expect(refuses(board, state, row(slot)).code).toBe('wild-not-second');
      plays(board, state, DECK);
      expect(handOf(board, state, 0)).toEqual(cards(board, { red: 2 }));
    }
  });

  test('G5 does not hold in Nordic: wilds of the row are first, second, or both', () => {
    const board = boardOf('nordic');
    const state = arrange(board, {
      row: ['wild', 'wild', 'wild', 'red', 'wild'],
      deck: ['wild', 'wild', 'red'],
    });
    plays(board, state, row(0));
    expect([state.seat, state.phase]).toEqual([0, 'second']);
    plays(board, state, row(0));
    expect(handOf(board, state, 0)).toEqual(cards(board, { wild: 2 }));
    expect(state.seat).toBe(1);
    plays(board, state, DECK);
    plays(board, state, row(4));
    expect(state.seat).toBe(0);
    refuses(board, state, claim(board, 'goteborg', 'orebro', { wild: 2 }));
  });
});
