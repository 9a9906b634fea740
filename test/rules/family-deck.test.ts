import { describe, expect, test } from 'vitest';
import { type Board, type Move, type State, audit } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, cards, kind } from '../kit/boards.js';
import { changeFacts, drawsBlind, handOf, total, types, wildBoards } from '../kit/family.js';
import { claim, plays } from '../kit/moves.js';
import { randomGame } from '../kit/secrets.js';

const DECK: Move = { type: 'deck' };
const row = (slot: number): Move => ({ type: 'row', slot });
const COLOURED = ['red', 'blue', 'green', 'black', 'orange'];
/** The cards of the deck, by kind. */
function tally(board: Board, { deck }: State): number[] {
  return board.copies.map((_, k) => deck.filter((card) => card === k).length);
}

describe('G7 hands and the deck', () => {
  test('G7 there is no limit to a hand', () => {
    for (const board of boards) {
      const state = arrange(board, { deck: ['red', 'red', 'blue', 'blue'], rest: 0 });
      const held = state.handSizes[0]!;
      expect(held).toBe(total(board.copies) - 9);
      drawsBlind(board, state);
      expect(state.handSizes[0]).toBe(held + 2);
    }
  });

  test('G7 a deck emptied by the first card of a draw is renewed before the second', () => {
    for (const board of boards) {
      const state = arrange(board, { deck: ['red'], discards: { blue: 3, green: 2 }, rest: 1 });
      expect(types(plays(board, state, DECK))).toEqual(['drew', 'renewed']);
      expect(state.deckSize).toBe(5);
      expect(total(state.discards)).toBe(0);
      expect(state.phase).toBe('second');
      plays(board, state, DECK);
      expect(state.deckSize).toBe(4);
      expect(audit(board, state)).toBeNull();
    }
  });

  test('G7 a deck emptied by the replacement of a row card is renewed before the second', () => {
    for (const board of boards) {
      const state = arrange(board, { row: COLOURED, deck: ['red'], discards: { blue: 3 }, rest: 1 });
      expect(types(plays(board, state, row(1)))).toEqual(['took', 'renewed']);
      expect(tally(board, state)).toEqual(cards(board, { blue: 3 }));
      plays(board, state, DECK);
      expect(handOf(board, state, 0)).toEqual(cards(board, { blue: 2 }));
    }
  });

  test('G7 a deck emptied by the second card is renewed before the next turn', () => {
    for (const board of boards) {
      const state = arrange(board, { deck: ['red', 'red'], discards: { blue: 2 }, rest: 1 });
      plays(board, state, DECK);
      expect(types(plays(board, state, DECK))).toEqual(['drew', 'renewed', 'turn']);
      expect(state.deckSize).toBe(2);
    }
  });

  test('G7 the discards are shuffled, not turned over', () => {
    const board = boardOf('nordic');
    const state = arrange(board, { deck: ['red'], rest: 'discards' });
    const before = state.discards.slice();
    plays(board, state, DECK);
    const sorted = state.deck.slice().sort((x, y) => x - y);
    expect(state.deck).not.toEqual(sorted);
    expect(state.deck).not.toEqual(sorted.reverse());
    expect(tally(board, state)).toEqual(before);
  });

  test('G7 a deck emptied in the middle of a sweep is renewed with the swept row in it', () => {
    for (const board of wildBoards) {
      const sweepable = {
        row: ['wild', 'wild', 'red', 'red', 'red'],
        deck: ['wild', 'blue', 'blue', 'blue'],
        rest: 1,
      };
      const state = arrange(board, sweepable);
      const events = plays(board, state, row(2));
      expect(types(events)).toContain('renewed');
      expect(state.row.slice(0, 3)).toEqual([1, 1, 1].map(() => kind(board, 'blue')));
      expect(total(state.discards)).toBe(0);
      expect(state.deckSize).toBe(3);
      expect(audit(board, state)).toBeNull();
    }
  });

  test('G7 a deck emptied by the last card of a sweep is renewed at once', () => {
    for (const board of wildBoards) {
      const deck = ['wild', 'blue', 'blue', 'blue', 'green', 'green'];
      const state = arrange(board, { row: ['wild', 'wild', 'red', 'red', 'red'], deck, rest: 1 });
      plays(board, state, row(2));
      expect(tally(board, state)).toEqual(cards(board, { wild: 3, red: 2 }));
      expect(total(state.discards)).toBe(0);
    }
  });

  test('G7 a payment is discarded as a whole before the deck is renewed', () => {
    const paid: [string, Move][] = [
      ['nordic', claim(boardOf('nordic'), 'goteborg', 'norrkoping', { blue: 3 })],
      ['newyork', claim(boardOf('newyork'), 'chelsea', 'soho', { pink: 2, wild: 2 })],
      ['amsterdam', claim(boardOf('amsterdam'), 'munttoren', 'blauwbrug', { blue: 2, wild: 1 })],
      ['africa', claim(boardOf('africa'), 'ngaoundere', 'chad-0', { orange: 3, wild: 1 })],
    ];
    for (const [id, move] of paid) {
      const board = boardOf(id);
      const state = arrange(board, { row: COLOURED, rest: 0 });
      const events = plays(board, state, move);
      const counts = move.type === 'claim' ? move.cards : [];
      expect(types(events).filter((type) => type !== 'bonus')).toEqual(['claimed', 'renewed', 'turn']);
      expect(state.deckSize).toBe(total(counts));
      expect(tally(board, state)).toEqual(counts);
      expect(total(state.discards)).toBe(0);
    }
  });

  test('G7 wilds played as terrain are part of the payment', () => {
    const board = boardOf('africa');
    const state = arrange(board, {
      row: COLOURED,
      rest: 0,
      terrain: {
        held: [
          [0, 0, 0],
          [1, 0, 0],
        ],
      },
    });
    const plain = claim(board, 'ngaoundere', 'chad-0', { orange: 4 });
    plays(board, state, { ...plain, terrain: { cards: 0, wilds: 2 } } as Move);
    expect(tally(board, state)).toEqual(cards(board, { orange: 4, wild: 2 }));
    expect(total(state.discards)).toBe(0);
  });

  test('G7 a set laid and the cards turned up for a tunnel stay out of a deck renewed meanwhile', () => {
    const board = boardOf('nordic');
    const oslo = claim(board, 'bergen', 'oslo', { blue: 4 }, 'blue');
    const state = arrange(board, {
      hands: [{ blue: 5 }],
      deck: ['blue'],
      discards: { red: 2, white: 2 },
      rest: 1,
    });
    plays(board, state, oslo);
    expect(state.tunnel?.turned).toHaveLength(3);
    expect(state.tunnel?.turned[0]).toBe(kind(board, 'blue'));
    expect(state.deckSize).toBe(2);
    expect(total(state.discards)).toBe(0);
    expect(state.deck).not.toContain(kind(board, 'blue'));
    plays(board, state, { type: 'decline' });
    expect(total(state.discards)).toBe(3);
    expect(audit(board, state)).toBeNull();
  });

  test('G7 a deck emptied by a tunnel is renewed when its cards become discards, all of them together', () => {
    const board = boardOf('nordic');
    const oslo = claim(board, 'bergen', 'oslo', { blue: 4 }, 'blue');
    const wanted = { hands: [{ blue: 5 }], deck: ['blue', 'red', 'red'], rest: 1 };
    const declined = arrange(board, wanted);
    plays(board, declined, oslo);
    expect([declined.deckSize, total(declined.discards)]).toEqual([0, 0]);
    expect(types(plays(board, declined, { type: 'decline' }))).toEqual(['declined', 'renewed', 'turn']);
    expect(declined.deckSize).toBe(3);

    const paid = arrange(board, wanted);
    plays(board, paid, oslo);
    plays(board, paid, { type: 'pay', cards: cards(board, { blue: 1 }) });
    expect([paid.deckSize, total(paid.discards)]).toEqual([8, 0]);
    expect(audit(board, paid)).toBeNull();
  });

  test('G7 in random games with small boxes the deck is empty only where there are no discards', () => {
    let empty = 0;
    for (const id of ['newyork', 'amsterdam']) {
      const board = changeFacts(boardOf(id), { copies: 3, wilds: 4 });
      for (let seed = 0; seed < 20; seed++) {
        randomGame(board, 3, seed, (state) => {
          expect(audit(board, state)).toBeNull();
          expect(state.deckSize > 0 || total(state.discards) === 0).toBe(true);
          empty += state.deckSize === 0 ? 1 : 0;
        });
      }
    }
    expect(empty).toBeGreaterThan(5);
  });
});
