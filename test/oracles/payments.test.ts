import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  claimable,
  claims,
  firstClaim,
  isLegal,
  legalMoves,
  view,
} from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, cards, route } from '../kit/boards.js';
import { byName, handFor } from './random-hands.js';
import { type Reading, subsetsOf, kindsOfRoute, readings } from './payment-readings.js';

const kinds = boards.flatMap((board) => kindsOfRoute(board).map(([kind, ids]) => ({ board, kind, ids })));

const shape = (paid: readonly number[], { colour, set, groups }: Reading) =>
  [colour, set, paid[paid.length - 1], groups].join();

describe('G9 payments agree with a search that gives every card a role', () => {
  test.each(kinds)('$kind', ({ board, ids, kind }) => {
    const many = kind.includes('any four');
    const scene = fc
      .constantFrom(...ids)
      .chain((id) => fc.tuple(fc.constant(id), handFor(board, id, many ? 19 : 14)));
    fc.assert(
      fc.property(scene, ([id, hand]) => {
        const state = arrange(board, { hands: [byName(board, hand)], terrain: {} });
        const wrong: number[][] = [];
        const shapes = new Set<string>();
        for (const paid of subsetsOf(hand)) {
          const read = readings(board, id, paid);
          const legal = isLegal(board, state, 0, { type: 'claim', route: id, cards: paid });
          if (legal !== read.length > 0) wrong.push(paid);
          for (const reading of read) shapes.add(shape(paid, reading));
        }
        expect(wrong).toEqual([]);
        expect(claimable(board, state, 0).includes(id)).toBe(shapes.size > 0);

        const all = legalMoves(board, state, 0);
        expect(legalMoves(board, view(board, state, 0), 0)).toEqual(all);
        const moves = all.flatMap((move) => (move.type === 'claim' && move.route === id ? [move] : []));
        expect(moves.filter((move) => !isLegal(board, state, 0, move))).toEqual([]);
        expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
        const wilds = moves.map((move) => move.cards[board.wild]! + (move.terrain?.wilds ?? 0));
        expect(wilds).toEqual(wilds.slice().sort((x, y) => x - y));

        // One payment of each shape: each shape can be read from one, and there are no more payments than shapes.
        const listed = moves.filter((move) => !move.terrain).map((move) => move.cards);
        const covered = new Set(
          listed.flatMap((paid) => readings(board, id, paid).map((reading) => shape(paid, reading))),
        );
        expect([...shapes].filter((one) => !covered.has(one))).toEqual([]);
        expect(listed.length).toBeLessThanOrEqual(shapes.size);
      }),
      { numRuns: kind.includes('ferry') || many ? 30 : 15, seed: 20, endOnFailure: true },
    );
  });

  test('G9 every kind of route of every board is there', () => {
    expect(kinds.flatMap(({ ids }) => ids)).toHaveLength(
      boards.reduce((sum, { routes }) => sum + routes.length, 0),
    );
    expect(kinds.length).toBeGreaterThan(45);
  });
});

/** The sums of N3, N6, G9 and A12: whether s cards of one colour, w wilds and t groups from this hand fill the route. */
function canFill(board: Board, id: number, hand: readonly number[]): boolean {
  const { length, colour, symbols = 0, tunnel, anyFour } = board.facts.routes[id]!;
  const wilds = hand[board.wild]!;
  const coloured = hand.reduce((sum, n) => sum + n, 0) - wilds;
  const nordic = board.id === 'nordic';
  for (const [k, name] of board.colours.entries()) {
    if (colour !== 'grey' && colour !== name) continue;
    for (let s = 0; s <= Math.min(hand[k]!, length - symbols); s++) {
      if (anyFour && coloured - s + wilds >= 4 * (length - s)) return true;
      const w = nordic && !tunnel && symbols === 0 ? 0 : Math.min(wilds, length - s);
      const t = length - s - w;
      if (t === 0 || (nordic && symbols > 0 && coloured - s >= 3 * t)) return true;
    }
  }
  return false;
}

describe('G9 what can be claimed agrees with the sums of the rules, in large hands too', () => {
  test.each(boards)('$id', (board) => {
    // Five coloured cards must be left for the row.
    const most = Math.min(45, board.wild * board.facts.copies - 5);
    const card = fc.oneof(
      { weight: 8, arbitrary: fc.nat(board.wild - 1) },
      { weight: 1, arbitrary: fc.constant(board.wild) },
    );
    const few = fc
      .uniqueArray(fc.nat(board.wild), { minLength: 1, maxLength: 4 })
      .chain((some) => fc.constantFrom(...some));
    const hands = fc.oneof(
      fc.array(card, { maxLength: most, size: 'max' }),
      fc.array(few, { maxLength: 30, size: 'max' }),
    );
    fc.assert(
      fc.property(hands, (list) => {
        const hand = board.copies.map((copies, k) =>
          Math.min(copies, list.filter((one) => one === k).length),
        );
        const state = arrange(board, { hands: [byName(board, hand)] });
        const payable = board.routes.flatMap(({ id }) => (canFill(board, id, hand) ? [id] : []));
        expect(claimable(board, state, 0).sort((x, y) => x - y)).toEqual(payable);
        for (const id of payable) {
          expect(isLegal(board, state, 0, firstClaim(board, state, 0, id))).toBe(true);
          expect(claims(board, state, 0, id)[0]).toEqual(firstClaim(board, state, 0, id));
        }
      }),
      { numRuns: 150, seed: 9 },
    );
  });

  test.each([
    ['18 cards of any colours', { blue: 6, white: 6, black: 6 }, true],
    ['17 cards of any colours', { blue: 6, white: 6, black: 5 }, false],
    ['15 cards of any colours and a wild', { blue: 7, white: 8, wild: 1 }, true],
    ['14 cards of any colours and a wild', { blue: 7, white: 7, wild: 1 }, false],
  ])('%s', (_name, hand, ferry) => {
    const nordic = boardOf('nordic');
    const state = arrange(nordic, { hands: [hand] });
    expect(claimable(nordic, state, 0).includes(route(nordic, 'mo-i-rana', 'trondheim', 'red'))).toBe(ferry);
  });
});

describe('N6 the search itself knows the examples of the rules', () => {
  const nordic = boardOf('nordic');
  const ferry = route(nordic, 'mo-i-rana', 'trondheim', 'red');
  const murmansk = route(nordic, 'murmansk', 'lieksa');

  test.each([
    [ferry, { red: 4, wild: 2 }, 1],
    [ferry, { red: 4, blue: 6 }, 1],
    [ferry, { red: 7, wild: 1 }, 1],
    [ferry, { red: 5, wild: 1 }, 0],
    [ferry, { red: 4, blue: 5 }, 0],
    [murmansk, { green: 7, blue: 8 }, 2],
    [murmansk, { green: 8, wild: 1 }, 0],
    [murmansk, { green: 8, wild: 4 }, 1],
  ])('route %i, %j: %i readings', (id, paid, count) => {
    expect(readings(nordic, id, cards(nordic, paid))).toHaveLength(count);
  });
});

test('N6 a six-space ferry can be paid in 48,638 ways from one hand of 28 cards', () => {
  const nordic = boardOf('nordic');
  const id = route(nordic, 'mo-i-rana', 'trondheim', 'red');
  const hand = { red: 2, purple: 4, blue: 4, orange: 4, white: 3, green: 3, yellow: 3, black: 3, wild: 2 };
  const state = arrange(nordic, { hands: [hand] });
  expect(state.handSizes[0]).toBe(28);
  let ways = 0;
  for (const paid of subsetsOf(cards(nordic, hand))) {
    if (isLegal(nordic, state, 0, { type: 'claim', route: id, cards: paid })) ways++;
  }
  expect(ways).toBe(48_638);
});
