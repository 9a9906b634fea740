import { describe, expect, test } from 'vitest';
import { arrange } from '../kit/arrange.js';
import { cards, route } from '../kit/boards.js';
import { africa, doubling } from '../kit/doubling.js';
import { plays } from '../kit/moves.js';
import { offer } from '../kit/paying.js';

describe('A12 the sea routes to Madagascar bear symbols', () => {
  const three = route(africa, 'mocambique', 'madagascar-0');
  const six = route(africa, 'madagascar-1', 'durban');

  test('A12 they are four: two of three spaces with one, two of six with two, all grey mountain routes', () => {
    const sea = africa.facts.routes.flatMap((r, id) =>
      r.symbols ? [[id, r.length, r.symbols, r.colour, africa.terrain!.kindOf[id]]] : [],
    );
    expect(sea).toEqual([
      [three, 3, 1, 'grey', 2],
      [three + 1, 3, 1, 'grey', 2],
      [six, 6, 2, 'grey', 2],
      [six + 1, 6, 2, 'grey', 2],
    ]);
  });

  test.each([
    [three, '2 red + 1 wild', true],
    [three, '1 red + 2 wild', true],
    [three, '3 wild', true],
    [three, '2 white + 1 wild', true],
    [three, '3 red', false],
    [three, '1 red + 1 blue + 1 wild', false],
    [three, '2 wild', false],
    [three, '4 wild', false],
    [three, '2 red + 2 wild', false],
    [three, '2 red + 3 blue', false],
    [three, '5 red', false],
    [three, '9 red', false],
    [six, '4 red + 2 wild', true],
    [six, '3 red + 3 wild', true],
    [six, '6 wild', true],
    [six, '4 black + 2 wild', true],
    [six, '5 red + 1 wild', false],
    [six, '6 red', false],
    [six, '3 red + 1 blue + 2 wild', false],
    [six, '7 red + 1 wild', false],
    [six, '4 red + 6 blue', false],
    [six, '4 red + 3 blue + 1 wild', false],
    [six, '3 red + 4 wild', false],
  ])('A12 route %i with %s: %s', (id, paid, legal) => {
    expect([0, 1].map((side) => offer(africa, id + side, paid) === 'pays')).toEqual([legal, legal]);
  });

  test('A12 across the island wilds are not asked for', () => {
    expect(offer(africa, route(africa, 'madagascar-0', 'madagascar-1'), '4 red')).toBe('pays');
  });

  test('A12 a sea route is doubled with mountain cards', () => {
    const state = arrange(africa, { hands: [{ red: 4, wild: 2 }], terrain: { held: [[0, 0, 2]] } });
    plays(africa, state, doubling(six, { red: 4, wild: 2 }, 2, 0));
    expect([state.points[0], state.discards]).toEqual([30, cards(africa, { red: 4, wild: 2 })]);
  });
});
