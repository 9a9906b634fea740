import { describe, expect, test } from 'vitest';
import { audit, isLegal, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { type Named, cards, route } from '../kit/boards.js';
import { FIVE, MOUNTAIN_ROUTES, legalDoublings, africa, doubling } from '../kit/doubling.js';
import { plays } from '../kit/moves.js';

const { wild } = africa;

describe('A6 wilds may be played as terrain of any kind', () => {
  test('A6 one mountain card against two, one wild played makes two', () => {
    const [id, paid] = MOUNTAIN_ROUTES[3]!;
    const state = arrange(africa, {
      hands: [{ ...paid, wild: 2 }],
      terrain: {
        held: [
          [0, 0, 1],
          [0, 0, 2],
        ],
      },
    });
    plays(africa, state, doubling(id, paid, 0, 1));
    expect([state.points[0], state.cars[0]]).toEqual([8, 42]);
    expect(state.terrain!.held).toEqual([0, 0, 1, 0, 0, 2]);
    expect(state.terrain!.discards).toEqual([0, 0, 0]);
    expect(state.discards).toEqual(cards(africa, { ...paid, wild: 1 }));
    expect([state.hands[wild], audit(africa, state)]).toEqual([1, null]);
  });

  test('A6 for every d, price and number of cards: d ≤ w ≤ max(d, p) wilds and max(0, p − w) terrain cards', () => {
    for (const [length, p] of [
      [3, 1],
      [4, 2],
    ]) {
      const [id, paid] = MOUNTAIN_ROUTES[length!]!;
      for (let own = 0; own <= 3; own++) {
        for (let best = 0; best <= 6; best++) {
          const d = Math.max(0, best - own);
          const terrain = {
            held: [
              [0, 0, own],
              [1, 2, 0],
              [0, 0, best],
            ],
          };
          const state = arrange(africa, { players: 3, hands: [{ ...paid, wild: 8 }], terrain });
          for (let w = 0; w <= 8; w++) {
            for (let c = 0; c <= 4; c++) {
              const right = d <= w && w <= Math.max(d, p!) && c === Math.max(0, p! - w) && c <= own;
              expect(
                isLegal(africa, state, 0, doubling(id, paid, c, w)),
                `own ${own}, best ${best}: ${c}+${w}`,
              ).toBe(right);
            }
          }
        }
      }
    }
  });

  test.each<[string, number, number[], number, string[]]>([
    ['not behind, price 1', 3, [2, 2], 5, ['0+1', '1+0']],
    ['not behind, price 2', 4, [2, 2], 5, ['0+2', '1+1', '2+0']],
    ['no terrain at all: wilds alone will do', 4, [0, 0], 5, ['0+2']],
    ['one card, price 2', 4, [1, 0], 5, ['0+2', '1+1']],
    ['one behind, price 2', 4, [1, 2], 5, ['0+2', '1+1']],
    ['two behind, price 2', 4, [1, 3], 5, ['0+2']],
    ['three behind, price 2: three wilds', 4, [1, 4], 5, ['0+3']],
    ['three behind, price 1: three wilds', 3, [0, 3], 5, ['0+3']],
    ['three behind and two wilds', 3, [0, 3], 2, []],
    ['one wild, price 2, no cards', 4, [0, 0], 1, []],
    ['one wild, price 2, one card', 4, [1, 1], 1, ['1+1']],
  ])('A6 %s', (_name, length, mountains, wilds, options) => {
    const [id, paid] = MOUNTAIN_ROUTES[length]!;
    const held = mountains.map((n) => [0, 0, n]);
    const state = arrange(africa, { hands: [{ ...paid, wild: wilds }], terrain: { held } });
    expect(legalDoublings(state, id, paid)).toEqual(options);
    const listed = legalMoves(africa, state, 0).flatMap((move) =>
      move.type === 'claim' && move.route === id && move.terrain && move.cards[wild] === 0
        ? [`${move.terrain.cards}+${move.terrain.wilds}`]
        : [],
    );
    expect(listed.sort()).toEqual(options);
  });

  test.each<[Named, number, number, boolean]>([
    [{ black: 3 }, 1, 1, true],
    [{ black: 2, wild: 1 }, 1, 1, false],
    [{ black: 2, wild: 1 }, 2, 1, true],
    [{ wild: 3 }, 3, 1, false],
    [{ wild: 3 }, 4, 1, true],
    [{ wild: 3 }, 3, 0, true],
    [{ black: 1, wild: 2 }, 2, 1, false],
  ])(
    'A6 wilds come on top of the payment: %j with %i wilds in hand and %i played as terrain: %s',
    (paid, have, wilds, legal) => {
      const [id] = MOUNTAIN_ROUTES[3]!;
      const hands = [{ black: 3, wild: have }];
      const state = arrange(africa, { hands, terrain: { held: [[0, 0, 1]] } });
      expect(isLegal(africa, state, 0, doubling(id, paid, 1 - wilds, wilds))).toBe(legal);
    },
  );

  test('A6 wilds in the hands of others, or not played, do not count', () => {
    const [id, paid] = MOUNTAIN_ROUTES[3]!;
    const terrain = {
      held: [
        [0, 0, 1],
        [0, 0, 1],
      ],
    };
    const theirs = arrange(africa, { hands: [paid, { wild: 9 }], terrain });
    expect(legalDoublings(theirs, id, paid)).toEqual(['1+0']);
    const behind = arrange(africa, {
      hands: [{ ...paid, wild: 9 }],
      terrain: {
        held: [
          [0, 0, 1],
          [0, 0, 2],
        ],
      },
    });
    expect(isLegal(africa, behind, 0, doubling(id, paid, 1, 0))).toBe(false);
  });

  test.each([
    [FIVE[0], FIVE[1]],
    [route(africa, 'windhoek', 'walvis-bay'), { orange: 1 }],
    MOUNTAIN_ROUTES[2],
  ] as [number, Named][])('A6 they are terrain of any kind: route %i', (id, paid) => {
    const state = arrange(africa, { hands: [{ ...paid, wild: 3 }], terrain: {} });
    const wilds = africa.routes[id]!.length > 3 ? 2 : 1;
    expect(legalDoublings(state, id, paid)).toEqual([`0+${wilds}`]);
    plays(africa, state, doubling(id, paid, 0, wilds));
    expect([state.points[0], state.discards[wild]]).toEqual([2 * africa.routes[id]!.score, wilds]);
  });
});
