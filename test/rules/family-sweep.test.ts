import { describe, expect, test } from 'vitest';
import {
  type Board,
  type GameEvent,
  type Move,
  type State,
  audit,
  fastSeed,
  start,
} from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, cards, kind } from '../kit/boards.js';
import { kindsNamed, total, types, wildBoards, wildsInRow } from '../kit/family.js';
import { plays } from '../kit/moves.js';

const DECK: Move = { type: 'deck' };
const row = (slot: number): Move => ({ type: 'row', slot });
const sweeps = (events: readonly GameEvent[]) => events.filter(({ type }) => type === 'swept').length;

/** The first deal of the board, by seed, whose row was dealt with at least three wilds. */
function wildDeal(board: Board): { state: State; events: GameEvent[]; dealt: number[] } {
  for (let seed = 0; seed < 2000; seed++) {
    const events: GameEvent[] = [];
    const state = start(board, { players: 2, first: 0 }, fastSeed(seed), events);
    const dealt = events.flatMap((event) => (event.type === 'dealt' ? event.row : []));
    if (dealt.filter((card) => card === board.wild).length >= 3) return { state, events, dealt };
  }
  throw new Error('no such deal');
}

describe('G6 three wilds sweep the row', () => {
  test('G6 at setup', () => {
    for (const board of wildBoards) {
      const { state, events, dealt } = wildDeal(board);
      expect(types(events).slice(0, 3)).toEqual(['dealt', 'swept', 'filled']);
      expect(total(state.discards)).toBe(5 * sweeps(events));
      for (const card of dealt) expect(state.discards[card]).toBeGreaterThan(0);
      expect(wildsInRow(board, state)).toBeLessThan(3);
      expect(state.phase).toBe('opening');
      expect(audit(board, state)).toBeNull();
    }
  });

  test('G6 never in Nordic, neither at setup nor later', () => {
    const board = boardOf('nordic');
    const { state, events } = wildDeal(board);
    expect(types(events)).toEqual(['dealt']);
    expect(wildsInRow(board, state)).toBeGreaterThanOrEqual(3);
    const later = arrange(board, { row: ['wild', 'wild', 'wild', 'wild', 'red'], deck: ['wild', 'red'] });
    plays(board, later, row(4));
    expect(later.row).toEqual(kindsNamed(board, 'wild', 'wild', 'wild', 'wild', 'wild'));
    plays(board, later, DECK);
    expect(wildsInRow(board, later)).toBe(5);
    expect(total(later.discards)).toBe(0);
  });

  test('G6 between the two cards of a draw, so that the second is chosen from the new row', () => {
    for (const board of wildBoards) {
      const state = arrange(board, {
        row: ['wild', 'red', 'wild', 'blue', 'red'],
        deck: ['wild', 'green', 'black', 'green', 'black', 'orange', 'red'],
      });
      const events = plays(board, state, row(1));
      expect(types(events)).toEqual(['took', 'swept', 'filled']);
      expect(state.row).toEqual(kindsNamed(board, 'green', 'black', 'green', 'black', 'orange'));
      expect(state.discards).toEqual(cards(board, { wild: 3, blue: 1, red: 1 }));
      expect([state.seat, state.phase]).toEqual([0, 'second']);
      plays(board, state, row(4));
      expect(state.hands[kind(board, 'orange')]).toBe(1);
      expect(state.seat).toBe(1);
    }
  });

  test('G6 after the second card, before the next turn', () => {
    for (const board of wildBoards) {
      const state = arrange(board, {
        row: ['wild', 'red', 'wild', 'blue', 'red'],
        deck: ['green', 'wild', 'black', 'black', 'black', 'black', 'green'],
      });
      plays(board, state, row(1));
      const events = plays(board, state, row(4));
      expect(types(events)).toEqual(['took', 'swept', 'filled', 'turn']);
      expect(state.row).toEqual(kindsNamed(board, 'black', 'black', 'black', 'black', 'green'));
    }
  });

  test('G6 when a wild was taken first and another comes up', () => {
    for (const board of wildBoards) {
      const deck = ['wild', 'wild', 'red', 'red', 'red', 'red', 'red'];
      const two = arrange(board, { row: ['wild', 'wild', 'blue', 'blue', 'green'], deck });
      expect(sweeps(plays(board, two, row(0)))).toBe(0);
      expect(wildsInRow(board, two)).toBe(2);
      expect(sweeps(plays(board, two, row(3)))).toBe(1);
      expect(two.row).toEqual(kindsNamed(board, 'red', 'red', 'red', 'red', 'red'));
    }
  });

  test('G6 two wilds stay, four and five are swept too', () => {
    for (const board of wildBoards) {
      const two = arrange(board, { row: ['wild', 'red', 'blue', 'blue', 'green'], deck: ['wild', 'red'] });
      expect(sweeps(plays(board, two, row(1)))).toBe(0);
      for (const kept of ['wild', 'green']) {
        const state = arrange(board, { row: ['wild', 'wild', 'wild', kept, 'red'], deck: ['wild'] });
        expect(sweeps(plays(board, state, row(4)))).toBeGreaterThanOrEqual(1);
        expect(wildsInRow(board, state)).toBeLessThan(3);
      }
    }
  });

  test('G6 the new row is looked at again, and swept again', () => {
    for (const board of wildBoards) {
      const again = ['wild', 'red', 'wild', 'red', 'wild'];
      const deck = ['wild', ...again, 'green', 'black', 'green', 'black', 'green', 'blue'];
      const state = arrange(board, { row: ['wild', 'red', 'wild', 'blue', 'red'], deck });
      const events = plays(board, state, row(1));
      expect(types(events)).toEqual(['took', 'swept', 'filled', 'swept', 'filled']);
      expect(state.row).toEqual(kindsNamed(board, 'green', 'black', 'green', 'black', 'green'));
      expect(total(state.discards)).toBe(10);
      expect(audit(board, state)).toBeNull();
    }
  });
});
