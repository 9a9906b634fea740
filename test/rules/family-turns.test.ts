import { describe, expect, test } from 'vitest';
import {
  type Move,
  type State,
  checkOptions,
  fastSeed,
  legalMoves,
  start,
  toAct,
} from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, tables } from '../kit/boards.js';
import { drawsBlind, priceOf } from '../kit/family.js';
import { openAll, plays, refuses } from '../kit/moves.js';

function deal(id: string, players: number, seed = 7, first = 0): State {
  return start(boardOf(id), { players, first }, fastSeed(seed), []);
}

describe('G2 turns', () => {
  test('G2 go clockwise round the table from the one who begins', () => {
    for (const [id, players] of tables) {
      for (let first = 0; first < players; first++) {
        const state = deal(id, players, 9, first);
        openAll(boardOf(id), state);
        const order = Array.from({ length: 2 * players }, () => {
          const { seat } = state;
          drawsBlind(boardOf(id), state);
          return seat;
        });
        expect(order).toEqual(order.map((_, i) => (first + i) % players));
      }
    }
  });

  test('G2 the lot falls on every seat about equally often', () => {
    for (const [id, players] of tables) {
      const times = new Array<number>(players).fill(0);
      for (let seed = 0; seed < 300; seed++) {
        times[start(boardOf(id), { players, first: 'lot' }, fastSeed(seed), []).first]!++;
      }
      for (const n of times) expect(Math.abs(n - 300 / players)).toBeLessThan(50);
    }
  });

  test('G2 the one drawn by lot has the first turn', () => {
    for (const [id, players] of tables) {
      const state = start(boardOf(id), { players, first: 'lot' }, fastSeed(8), []);
      openAll(boardOf(id), state);
      expect(toAct(state)).toEqual([state.first]);
    }
  });

  test('G2 the host may choose who begins, but only one who plays', () => {
    for (const [id, players] of tables) {
      expect(checkOptions(boardOf(id), { players, first: players - 1 })).toBeNull();
      expect(checkOptions(boardOf(id), { players, first: 'lot' })).toBeNull();
      expect(checkOptions(boardOf(id), { players, first: players })).toEqual({ code: 'no-such-seat' });
      expect(checkOptions(boardOf(id), { players, first: -1 })).toEqual({ code: 'no-such-seat' });
    }
  });

  test('G2 no one acts out of turn', () => {
    for (const [id, players] of tables) {
      const state = deal(id, players);
      openAll(boardOf(id), state);
      for (let seat = 1; seat < players; seat++) {
        expect(refuses(boardOf(id), state, { type: 'deck' }, seat)).toEqual({
          code: 'not-your-turn',
          turn: 0,
        });
        expect(legalMoves(boardOf(id), state, seat)).toEqual([]);
      }
      refuses(boardOf(id), state, { type: 'deck' }, players);
    }
  });
});

/** A plain route without a double: the first of the board. */
function plainRoute(id: string): number {
  return boardOf(id).facts.routes.findIndex(
    ({ double, tunnel, symbols, colour, length }) =>
      !double && !tunnel && !symbols && colour !== 'grey' && length > 1,
  );
}

describe('G3 a turn is exactly one action', () => {
  test('G3 two cards and it is the next player’s turn', () => {
    for (const board of boards) {
      const state = arrange(board);
      plays(board, state, { type: 'deck' });
      expect([state.seat, state.phase]).toEqual([0, 'second']);
      plays(board, state, { type: 'deck' });
      expect([state.seat, state.phase, state.turns]).toEqual([1, 'turn', 11]);
      refuses(board, state, { type: 'deck' }, 0);
    }
  });

  test('G3 one route and it is the next player’s turn', () => {
    for (const board of boards) {
      const id = plainRoute(board.id);
      const state = arrange(board, { rest: 0 });
      plays(board, state, { type: 'claim', route: id, cards: priceOf(board, id) });
      expect([state.seat, state.phase, state.turns]).toEqual([1, 'turn', 11]);
      const other = (id + 1) % board.routes.length;
      refuses(board, state, { type: 'claim', route: other, cards: priceOf(board, other) }, 0);
      refuses(board, state, { type: 'deck' }, 0);
      refuses(board, state, { type: 'tickets' }, 0);
    }
  });

  test('G3 tickets, once chosen, and it is the next player’s turn', () => {
    for (const board of boards) {
      const state = arrange(board);
      plays(board, state, { type: 'tickets' });
      expect([state.seat, state.phase]).toEqual([0, 'keep']);
      plays(board, state, { type: 'keep', tickets: state.offered[0]!.slice() });
      expect([state.seat, state.phase, state.turns]).toEqual([1, 'turn', 11]);
      refuses(board, state, { type: 'tickets' }, 0);
    }
  });

  test('G3 an action begun is ended before anything else', () => {
    for (const board of boards) {
      const id = plainRoute(board.id);
      const others: Move[] = [
        { type: 'claim', route: id, cards: priceOf(board, id) },
        { type: 'tickets' },
        { type: 'pass' },
      ];
      const colour = board.facts.routes[id]!.colour;
      const state = arrange(board, { hands: [{ [colour]: 6 }] });
      plays(board, state, { type: 'row', slot: 1 });
      for (const move of others)
        expect(refuses(board, state, move)).toEqual({ code: 'not-now', phase: 'second' });
      refuses(board, state, { type: 'keep', tickets: [0] });
      plays(board, state, { type: 'deck' });
      expect(state.seat).toBe(1);

      const choosing = arrange(board, { hands: [{ [colour]: 6 }] });
      plays(board, choosing, { type: 'tickets' });
      for (const move of [...others, { type: 'deck' }, { type: 'row', slot: 0 }] as Move[]) {
        expect(refuses(board, choosing, move)).toEqual({ code: 'not-now', phase: 'keep' });
      }
    }
  });

  test('G3 a player who can draw cards, claim or draw tickets must act', () => {
    for (const board of boards) {
      expect(refuses(board, arrange(board), { type: 'pass' }).code).toBe('can-act');
    }
  });

  test('G3 moves of another phase are none at the start of a turn', () => {
    for (const board of boards) {
      const state = arrange(board, { kept: [[0, 1]] });
      refuses(board, state, { type: 'keep', tickets: [0] });
      refuses(board, state, { type: 'decline' });
      refuses(board, state, { type: 'pay', cards: new Array<number>(board.kinds).fill(0) });
      expect(state.phase).toBe('turn');
    }
  });
});
