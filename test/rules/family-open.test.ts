import { describe, expect, test } from 'vitest';
import { NOBODY, isLegal, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, cards, route } from '../kit/boards.js';
import { priceOf, types } from '../kit/family.js';
import { claim, plays, refuses } from '../kit/moves.js';

describe('G10 open routes', () => {
  test('G10 any open route may be claimed, connected to one’s own or not', () => {
    const board = boardOf('newyork');
    const owned = [[route(board, 'lincoln-center', 'central-park')]];
    const state = arrange(board, { owned, hands: [{ blue: 1, orange: 1 }] });
    plays(board, state, claim(board, 'lower-east-side', 'chinatown', { blue: 1 }));
    expect(state.owner[route(board, 'lower-east-side', 'chinatown')]).toBe(0);
  });

  test('G10 every route of every board is open to a player with the cards, and to one alone', () => {
    for (const board of boards) {
      for (const { id } of board.routes.filter((one) => !board.facts.routes[one.id]!.anyFour)) {
        const state = arrange(board, { rest: 0 });
        expect(isLegal(board, state, 0, { type: 'claim', route: id, cards: priceOf(board, id) })).toBe(true);
        const taken = arrange(board, { rest: 0, owned: [[], [id]] });
        const move = { type: 'claim', route: id, cards: priceOf(board, id) } as const;
        expect(refuses(board, taken, move)).toEqual({ code: 'route-taken', by: 1 });
      }
    }
  });

  test('G10 without enough cars a route can’t be claimed nor a tunnel tried; with just enough it can', () => {
    for (const board of boards) {
      for (const { id, length } of board.routes.filter((one) => !board.facts.routes[one.id]!.anyFour)) {
        const move = { type: 'claim', route: id, cards: priceOf(board, id) } as const;
        const short = arrange(board, { rest: 0, cars: [length - 1, 20] });
        expect(refuses(board, short, move)).toEqual({ code: 'too-few-cars', have: length - 1, need: length });
        expect(legalMoves(board, short, 0).some((one) => one.type === 'claim' && one.route === id)).toBe(
          false,
        );
        expect(isLegal(board, arrange(board, { rest: 0, cars: [length, 20] }), 0, move)).toBe(true);
      }
    }
  });

  test('G10 cards asked on top for a tunnel need no cars', () => {
    const board = boardOf('nordic');
    const state = arrange(board, { hands: [{ blue: 6 }], deck: ['blue', 'wild', 'red'], cars: [4, 20] });
    plays(board, state, claim(board, 'bergen', 'oslo', { blue: 4 }, 'blue'));
    plays(board, state, { type: 'pay', cards: cards(board, { blue: 2 }) });
    expect([state.cars[0], state.points[0]]).toEqual([0, 7]);
  });

  test('G10 one route a turn, and a route claimed is claimed for good', () => {
    const board = boardOf('amsterdam');
    const state = arrange(board, { hands: [{ pink: 4, red: 3 }, { red: 2 }] });
    const events = plays(board, state, claim(board, 'noordermarkt', 'jordaan', { red: 2 }));
    expect(types(events)).toEqual(['claimed', 'bonus', 'turn']);
    refuses(board, state, claim(board, 'oude-kerk', 'dam', { pink: 2 }, 'pink'), 0);
    refuses(board, state, claim(board, 'noordermarkt', 'jordaan', { red: 2 }), 1);
    expect(state.owner.filter((owner) => owner !== NOBODY)).toHaveLength(1);
  });
});
