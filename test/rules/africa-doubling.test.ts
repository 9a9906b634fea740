import { describe, expect, test } from 'vitest';
import { audit, whyNot } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { cards, route, ticket } from '../kit/boards.js';
import { FIVE, MOUNTAIN_ROUTES, legalDoublings, africa, doubling } from '../kit/doubling.js';
import { finish, under } from '../kit/ending.js';
import { only, plays } from '../kit/moves.js';
import { line } from '../kit/paying.js';

describe('A5 a player with at least as many of the kind as every other may double', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('A5 a route of %i spaces costs %i', (length, price) => {
    const [id, paid] = MOUNTAIN_ROUTES[length]!;
    const state = arrange(africa, { hands: [paid], terrain: { held: [[0, 0, 5]] } });
    expect(legalDoublings(state, id, paid)).toEqual([`${price}+0`]);
  });

  test('A5 routes of five and six cost two', () => {
    const jungle = arrange(africa, { hands: [FIVE[1]], terrain: { held: [[0, 5, 0]] } });
    expect(legalDoublings(jungle, ...FIVE)).toEqual(['2+0']);
    const sea = { red: 4, wild: 2 };
    const state = arrange(africa, { hands: [sea], terrain: { held: [[0, 0, 5]] } });
    expect(legalDoublings(state, route(africa, 'madagascar-1', 'durban'), sea)).toEqual(['2+0']);
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 8],
    [4, 14],
  ])('A5 %i spaces score %i, for the same cars and cards', (length, points) => {
    const [id, paid] = MOUNTAIN_ROUTES[length]!;
    const state = arrange(africa, { hands: [{ ...paid, blue: 1 }], terrain: { held: [[0, 0, 2]] } });
    const move = doubling(id, paid, length > 3 ? 2 : 1, 0);
    expect(only(plays(africa, state, move), 'claimed')).toMatchObject({ points, terrain: move.terrain });
    expect([state.points[0], state.cars[0], state.handSizes[0]]).toEqual([points, 45 - length, 1]);
    expect(state.terrain!.discards).toEqual([0, 0, move.terrain!.cards]);
    expect([state.discards, audit(africa, state)]).toEqual([cards(africa, paid), null]);
  });

  test('A5 a player may claim without doubling', () => {
    const [id, paid] = MOUNTAIN_ROUTES[3]!;
    const state = arrange(africa, { hands: [paid], terrain: { held: [[0, 0, 2]] } });
    plays(africa, state, { type: 'claim', route: id, cards: cards(africa, paid) });
    expect([state.points[0], state.terrain!.held[2]]).toEqual([4, 2]);
  });

  test.each<[number[], boolean]>([
    [[1, 1], true],
    [[1, 0], true],
    [[2, 1, 2], true],
    [[1, 2], false],
    [[3, 0, 4], false],
    [[2, 2, 2, 2, 2], true],
    [[2, 0, 0, 0, 3], false],
    [[0, 0], false],
  ])('A5 with %j mountain cards before the players, the first may double: %s', (mountains, may) => {
    const [id, paid] = MOUNTAIN_ROUTES[3]!;
    const held = mountains.map((n) => [0, 0, n]);
    const state = arrange(africa, { players: held.length, hands: [paid], terrain: { held } });
    expect(legalDoublings(state, id, paid)).toEqual(may ? ['1+0'] : []);
  });

  test('A5 only cards of the route’s kind are compared', () => {
    const [id, paid] = MOUNTAIN_ROUTES[3]!;
    const held = [
      [0, 0, 1],
      [7, 7, 1],
    ];
    expect(legalDoublings(arrange(africa, { hands: [paid], terrain: { held } }), id, paid)).toEqual(['1+0']);
  });

  test('A5 the comparison is made before anything is paid', () => {
    const [id, paid] = MOUNTAIN_ROUTES[4]!;
    const state = arrange(africa, {
      hands: [paid],
      terrain: {
        held: [
          [0, 0, 2],
          [0, 0, 2],
        ],
      },
    });
    plays(africa, state, doubling(id, paid, 2, 0));
    expect(state.terrain!.held).toEqual([0, 0, 0, 0, 0, 2]);
  });

  test('A5 the price must be held in full', () => {
    const [id, paid] = MOUNTAIN_ROUTES[4]!;
    const state = arrange(africa, {
      hands: [paid],
      terrain: {
        held: [
          [0, 0, 1],
          [0, 0, 1],
        ],
      },
    });
    expect(legalDoublings(state, id, paid)).toEqual([]);
    expect(whyNot(africa, state, 0, doubling(id, paid, 2, 0))).toEqual({
      code: 'terrain-cards',
      need: 2,
      have: 1,
    });
  });

  test('A5 nothing but the route’s own points is doubled', () => {
    const id = ticket(africa, 'salisbury', 'durban');
    const [last, paid] = MOUNTAIN_ROUTES[1]!;
    const owned = [line(africa, 'bulawayo', 'durban')];
    const state = arrange(africa, { hands: [paid], owned, kept: [[id]], terrain: { held: [[0, 0, 1]] } });
    plays(africa, state, doubling(last, paid, 1, 0));
    const outcome = finish(africa, state);
    expect(['routes', 'tickets', 'globetrotter'].map((name) => under(outcome, name as 'routes')[0])).toEqual([
      6, 4, 10,
    ]);
  });
});
