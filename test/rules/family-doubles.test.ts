import { describe, expect, test } from 'vitest';
import { type Board, type Move, NOBODY, legalMoves, whyNot } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, route, tables } from '../kit/boards.js';
import { priceOf } from '../kit/family.js';
import { claim, plays, refuses } from '../kit/moves.js';

/** From how many players on both sides of a double are open: the table of the rules. */
const BOTH_FROM: Record<string, number> = { nordic: 3, newyork: 3, amsterdam: 3, africa: 4 };

/** Both routes of every double: two routes between the same two places, in either order. */
function pairs(board: Board): [number, number][] {
  const ends = board.routes.map(({ a, b }) => [Math.min(a, b), Math.max(a, b)].join('–'));
  const both = ends.flatMap((key, id): [number, number][] => {
    const twin = ends.findIndex((other, i) => i !== id && other === key);
    return twin < 0 ? [] : [[id, twin]];
  });
  return both;
}

const claimOf = (board: Board, id: number): Move => ({ type: 'claim', route: id, cards: priceOf(board, id) });
const lists = (board: Board, moves: Move[], id: number) =>
  moves.some((move) => move.type === 'claim' && move.route === id) && board.routes[id] !== undefined;

describe('G11 double routes', () => {
  test('G11 the boards have the doubles of their facts', () => {
    expect(boards.map((board) => [board.id, pairs(board).length / 2])).toEqual([
      ['nordic', 14],
      ['newyork', 11],
      ['amsterdam', 13],
      ['africa', 21],
    ]);
  });

  test('G11 no player ever owns both routes, whatever the number of players', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      for (const [one, twin] of pairs(board)) {
        const state = arrange(board, { players, owned: [[one]], rest: 0 });
        expect(refuses(board, state, claimOf(board, twin)).code).toMatch(/^double-/);
        expect(lists(board, legalMoves(board, state, 0), twin)).toBe(false);
      }
    }
  });

  test('G11 the second is open to the others from the table’s number of players, else to no one', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      for (const [one, twin] of pairs(board)) {
        for (let seat = 1; seat < players; seat++) {
          const state = arrange(board, { players, seat, owned: [[one]], rest: seat });
          const problem = whyNot(board, state, seat, claimOf(board, twin));
          const expected = players < BOTH_FROM[id]! ? { code: 'double-closed', twin: one } : null;
          expect(problem, `${id} for ${players}: ${twin}`).toEqual(expected);
          expect(lists(board, legalMoves(board, state, seat), twin)).toBe(expected === null);
        }
      }
    }
  });

  test('G11 the second closes as soon as the first is claimed in play', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const [one, twin] = pairs(board).find(([first]) => !board.facts.routes[first]!.tunnel)!;
      const state = arrange(board, { players, rest: 0 });
      plays(board, state, claimOf(board, one));
      state.hands = [...state.hands.slice(board.kinds), ...state.hands.slice(0, board.kinds)];
      state.handSizes = [...state.handSizes.slice(1), state.handSizes[0]!];
      state.seat = players - 1;
      expect(whyNot(board, state, players - 1, claimOf(board, twin)) === null).toBe(
        players >= BOTH_FROM[id]!,
      );
    }
  });

  test('G11 with enough players each of the two goes to another player, and a third gets none', () => {
    const board = boardOf('newyork');
    const [green, blue] = ['green', 'blue'].map((colour) =>
      route(board, 'lincoln-center', 'times-square', colour),
    );
    const state = arrange(board, { players: 3, seat: 2, owned: [[green!], [blue!]], rest: 2 });
    expect(refuses(board, state, claimOf(board, green!))).toEqual({ code: 'route-taken', by: 0 });
    expect(refuses(board, state, claimOf(board, blue!))).toEqual({ code: 'route-taken', by: 1 });
  });

  test('G11 other routes between other places stay open', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const [one, twin] = pairs(board)[0]!;
      const state = arrange(board, { players, owned: [[one]], rest: 0 });
      const open = board.routes.filter(
        (r) => r.id !== one && r.id !== twin && !board.facts.routes[r.id]!.anyFour,
      );
      for (const { id: other } of open) expect(whyNot(board, state, 0, claimOf(board, other))).toBeNull();
    }
  });

  test('G11 a tunnel closes its double like any other route, whichever of the two is claimed', () => {
    const board = boardOf('nordic');
    const quiet = ['white', 'white', 'white'];
    for (const [mine, other] of [
      ['blue', 'red'],
      ['red', 'blue'],
    ] as const) {
      const state = arrange(board, { hands: [{ [mine]: 4 }, { [other]: 4 }], deck: quiet });
      plays(board, state, claim(board, 'bergen', 'oslo', { [mine]: 4 }, mine));
      expect(state.owner[route(board, 'bergen', 'oslo', mine)]).toBe(0);
      const beside = claim(board, 'bergen', 'oslo', { [other]: 4 }, other);
      expect(refuses(board, state, beside).code).toBe('double-closed');
    }
  });

  test('G11 a failed attempt at a tunnel closes nothing', () => {
    const board = boardOf('nordic');
    const blue = claim(board, 'bergen', 'oslo', { blue: 4 }, 'blue');
    const red = claim(board, 'bergen', 'oslo', { red: 4 }, 'red');
    const hands = [
      { blue: 4, red: 4 },
      { blue: 4, red: 4 },
    ];
    const state = arrange(board, { hands, deck: ['blue', 'white', 'white'] });
    plays(board, state, blue);
    plays(board, state, { type: 'decline' });
    expect(state.owner.every((owner) => owner === NOBODY)).toBe(true);
    expect([blue, red].map((move) => whyNot(board, state, 1, move))).toEqual([null, null]);
    plays(board, state, { type: 'deck' });
    plays(board, state, { type: 'deck' });
    expect([blue, red].map((move) => whyNot(board, state, 0, move))).toEqual([null, null]);
  });
});
