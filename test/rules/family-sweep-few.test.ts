import { describe, expect, test } from 'vitest';
import { type GameEvent, type Move, audit, canonical, fastSeed, start } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, route } from '../kit/boards.js';
import {
  changeFacts,
  kindsNamed,
  plainOutside,
  priceOf,
  types,
  wildBoards,
  wildsInRow,
} from '../kit/family.js';
import { plays } from '../kit/moves.js';
import { randomGame } from '../kit/secrets.js';

const DECK: Move = { type: 'deck' };
const row = (slot: number): Move => ({ type: 'row', slot });
const sweeps = (events: readonly GameEvent[]) => events.filter(({ type }) => type === 'swept').length;

describe('G6 few cards that are not wild', () => {
  const thin = ['wild', 'wild', 'wild', 'red', 'blue'];

  test('G6 with two of them in deck and discards the row stays, however many lie in the row', () => {
    for (const board of wildBoards) {
      const state = arrange(board, {
        row: thin,
        deck: ['wild', 'green'],
        discards: { green: 1, wild: 1 },
        rest: 1,
      });
      const events = plays(board, state, row(3));
      expect(types(events)).toEqual(['took']);
      expect(state.row).toEqual(kindsNamed(board, 'wild', 'wild', 'wild', 'wild', 'blue'));
    }
  });

  test('G6 with exactly three of them it is swept, wherever they lie', () => {
    for (const board of wildBoards) {
      for (const inDeck of [1, 2, 3]) {
        const deck = ['wild', ...new Array<string>(inDeck).fill('green')];
        const state = arrange(board, { row: thin, deck, discards: { black: 3 - inDeck }, rest: 1 });
        const events = plays(board, state, row(3));
        expect(sweeps(events)).toBeGreaterThanOrEqual(1);
        expect(wildsInRow(board, state) < 3 || plainOutside(board, state) < 3).toBe(true);
        expect(state.row).toHaveLength(5);
        expect(audit(board, state)).toBeNull();
      }
    }
  });

  test('G6 they are counted once the card is replaced', () => {
    for (const board of wildBoards) {
      // The third green card has come into the row: two are left outside.
      const state = arrange(board, { row: thin, deck: ['green', 'green', 'green'], rest: 1 });
      expect(types(plays(board, state, row(3)))).toEqual(['took']);
      expect(state.row).toEqual(kindsNamed(board, 'wild', 'wild', 'wild', 'green', 'blue'));
    }
  });

  test('G6 a row that stays is not touched by a blind draw or a payment, until a card of it is taken', () => {
    const board = boardOf('newyork');
    const id = route(board, 'central-park', 'united-nations');
    const state = arrange(board, { row: thin, deck: ['red', 'red', 'wild', 'wild'], rest: 1 });
    plays(board, state, DECK);
    plays(board, state, DECK);
    expect(state.row).toEqual(kindsNamed(board, ...thin));
    plays(board, state, { type: 'claim', route: id, cards: priceOf(board, id) });
    expect(plainOutside(board, state)).toBe(3);
    expect(state.row).toEqual(kindsNamed(board, ...thin));
    plays(board, state, DECK);
    expect(state.row).toEqual(kindsNamed(board, ...thin));
    expect(sweeps(plays(board, state, row(4)))).toBeGreaterThanOrEqual(1);
    expect(wildsInRow(board, state)).toBeLessThan(3);
    expect(audit(board, state)).toBeNull();
  });

  test('G6 a row that is looked at again and still may not be swept stays again', () => {
    for (const board of wildBoards) {
      const state = arrange(board, { row: thin, deck: ['wild', 'wild', 'wild'], rest: 1 });
      plays(board, state, row(3));
      plays(board, state, row(4));
      expect(state.row).toEqual(kindsNamed(board, 'wild', 'wild', 'wild', 'wild', 'wild'));
      expect(state.seat).toBe(1);
    }
  });

  test('G6 holds at setup in a box with few plain cards', () => {
    const board = changeFacts(boardOf('newyork'), { copies: 1, wilds: 12 });
    let stayed = 0;
    for (let seed = 0; seed < 300; seed++) {
      const events: GameEvent[] = [];
      const state = start(board, { players: 2, first: 0 }, fastSeed(seed), events);
      expect(wildsInRow(board, state) < 3 || plainOutside(board, state) < 3).toBe(true);
      expect(audit(board, state)).toBeNull();
      stayed += wildsInRow(board, state) < 3 ? 0 : 1;
    }
    expect(stayed).toBeGreaterThan(0);
    expect(stayed).toBeLessThan(300);
  });

  test('G6 holds through random games with few plain cards, whenever a card of the row is taken', () => {
    const board = changeFacts(boardOf('amsterdam'), { copies: 2, wilds: 20 });
    let swept = 0;
    let stayed = 0;
    for (let seed = 0; seed < 20; seed++) {
      let before: number[] = [];
      randomGame(board, 2, seed, (state, events) => {
        const looked = events.some(({ type }) => type === 'took' || type === 'dealt');
        const three = wildsInRow(board, state) >= 3;
        expect(looked && three && plainOutside(board, state) >= 3).toBe(false);
        expect(looked || canonical(state.row) === canonical(before)).toBe(true);
        swept += sweeps(events);
        stayed += looked && three ? 1 : 0;
        before = state.row.slice();
      });
    }
    expect(swept).toBeGreaterThan(5);
    expect(stayed).toBeGreaterThan(5);
  });
});
