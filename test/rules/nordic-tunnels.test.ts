import { describe, expect, test } from 'vitest';
import { type GameEvent, type State, audit, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { type Named, boardOf, cards, kind, route } from '../kit/boards.js';
import { claim, only, plays, refuses } from '../kit/moves.js';
import { parseCards, offer } from '../kit/paying.js';

const nordic = boardOf('nordic');

/** The tunnels of the tests, by colour. */
const TUNNELS: Record<string, [string, string, number]> = {
  green2: ['kristiansand', 'stavanger', 0],
  purple1: ['kiruna', 'narvik', 0],
  orange3: ['lillehammer', 'trondheim', 0],
  blue4: ['bergen', 'oslo', 0],
  green5: ['mo-i-rana', 'trondheim', 0],
};

/** Lays a set for a tunnel while these cards lie on the deck; `more` is what the hand holds besides. */
function tries(
  tunnel: string,
  laid: Named,
  deck: string[],
  more: Named = {},
): { state: State; events: GameEvent[] } {
  const [a, b, which] = TUNNELS[tunnel]!;
  const hand = { ...laid };
  for (const [name, n] of Object.entries(more)) hand[name] = (hand[name] ?? 0) + n;
  const state = arrange(nordic, { hands: [hand], deck });
  const events = plays(nordic, state, claim(nordic, a, b, laid, which));
  return { state, events };
}

const pay = (paid: string) => ({ type: 'pay' as const, cards: cards(nordic, parseCards(paid)) });

describe('N7 three cards are turned up; the colour of the set and wilds ask for more', () => {
  test.each([
    // The rulebook's example: one wild and no green.
    ['green2', '2 green', 'wild blue red', 1],
    ['green2', '2 green', 'blue red black', 0],
    ['green2', '2 green', 'green blue red', 1],
    ['green2', '2 green', 'green green red', 2],
    ['green2', '2 green', 'green wild red', 2],
    ['green2', '2 green', 'wild wild red', 2],
    ['green2', '2 green', 'green green green', 3],
    ['green2', '2 green', 'wild wild wild', 3],
    ['green2', '2 green', 'green wild green', 3],
    ['green2', '1 green + 1 wild', 'green blue red', 1],
    ['green2', '1 green + 1 wild', 'wild green red', 2],
    ['green2', '1 green + 1 wild', 'blue blue blue', 0],
    ['purple1', '1 purple', 'purple purple wild', 3],
    ['purple1', '1 purple', 'white white white', 0],
    ['orange3', '3 orange', 'red orange wild', 2],
    ['orange3', '1 orange + 2 wild', 'orange orange red', 2],
    ['blue4', '4 blue', 'blue green green', 1],
    ['green5', '5 green', 'green red wild', 2],
    ['green5', '1 green + 4 wild', 'green green green', 3],
  ])('N7 %s laid with %s, turned %s: asks for %i', (tunnel, laid, turned, asked) => {
    const { state, events } = tries(tunnel, parseCards(laid), [...turned.split(' '), 'red', 'blue']);
    expect(only(events, 'turned').cards).toEqual(turned.split(' ').map((name) => kind(nordic, name)));
    const asking = events.flatMap((event) => (event.type === 'asked' ? [event.count] : []));
    expect(asking).toEqual(asked > 0 ? [asked] : []);
    expect([state.phase, state.seat]).toEqual(asked > 0 ? ['tunnel', 0] : ['turn', 1]);
    expect(audit(nordic, state)).toBeNull();
  });

  test('N7 only the three top cards count', () => {
    const { events } = tries('green2', { green: 2 }, ['red', 'blue', 'black', 'green', 'wild', 'green']);
    expect(only(events, 'claimed').points).toBe(2);
  });

  test.each(['1 green', '1 wild'])('N7 one more is paid with %s alike', (extra) => {
    const { state } = tries('green2', { green: 2 }, ['wild', 'blue', 'red'], parseCards(extra));
    plays(nordic, state, pay(extra));
    expect(state.owner[route(nordic, 'kristiansand', 'stavanger', 0)]).toBe(0);
  });

  test.each(['2 green', '1 green + 1 wild', '2 wild'])('N7 two more are paid with %s alike', (extra) => {
    const { state } = tries('green2', { green: 2 }, ['wild', 'green', 'red'], { green: 2, wild: 2, blue: 2 });
    plays(nordic, state, pay(extra));
    expect(state.handSizes[0]).toBe(4);
  });

  test.each([
    '1 blue',
    '1 green',
    '3 green',
    '1 green + 1 blue',
    '2 blue',
    '1 green + 1 wild + 1 blue',
    '0 green',
  ])('N7 %s does not pay for two more', (extra) => {
    const { state } = tries('green2', { green: 2 }, ['wild', 'green', 'red'], { green: 3, wild: 2, blue: 3 });
    refuses(nordic, state, pay(extra));
    expect(state.phase).toBe('tunnel');
  });

  test('N7 payments are listed, fewest wilds first, then declining', () => {
    const { state } = tries('green2', { green: 2 }, ['wild', 'green', 'red'], { green: 1, wild: 2, blue: 3 });
    expect(legalMoves(nordic, state, 0)).toEqual([
      pay('1 green + 1 wild'),
      pay('2 wild'),
      { type: 'decline' },
    ]);
  });

  test('N7 cards asked on top need no cars and bring no points', () => {
    const state = arrange(nordic, {
      hands: [{ green: 5 }],
      deck: ['green', 'green', 'green'],
      cars: [2, 40],
    });
    plays(nordic, state, claim(nordic, 'kristiansand', 'stavanger', { green: 2 }, 0));
    plays(nordic, state, pay('3 green'));
    expect([state.cars[0], state.points[0], state.handSizes[0]]).toEqual([0, 2, 0]);
  });

  test('N7 with too few cars a tunnel cannot be tried', () => {
    const state = arrange(nordic, { hands: [{ green: 5 }], cars: [1, 40] });
    const problem = refuses(nordic, state, claim(nordic, 'kristiansand', 'stavanger', { green: 2 }, 0));
    expect(problem).toEqual({ code: 'too-few-cars', have: 1, need: 2 });
  });
});

describe('N8 a set of wilds alone, and no stand-ins', () => {
  test.each([
    ['green2', '2 wild', 'green green green', 0],
    ['green2', '2 wild', 'green wild green', 1],
    ['green2', '2 wild', 'wild wild wild', 3],
    ['purple1', '1 wild', 'purple purple red', 0],
    ['purple1', '1 wild', 'purple wild wild', 2],
    ['orange3', '3 wild', 'orange red blue', 0],
    ['green5', '5 wild', 'wild green wild', 2],
  ])('N8 %s laid with %s, turned %s: asks for %i', (tunnel, laid, turned, asked) => {
    const { state } = tries(tunnel, parseCards(laid), turned.split(' '));
    expect(state.tunnel?.asked ?? 0).toBe(asked);
    expect(state.phase).toBe(asked > 0 ? 'tunnel' : 'turn');
  });

  test('N8 a set of wilds alone is asked for more only by wilds, and pays with wilds', () => {
    const { state } = tries('green2', { wild: 2 }, ['wild', 'green', 'red'], { green: 3, wild: 1 });
    expect(refuses(nordic, state, pay('1 green'))).toEqual({ code: 'wrong-extra', asked: 1 });
    expect(legalMoves(nordic, state, 0)).toEqual([pay('1 wild'), { type: 'decline' }]);
    plays(nordic, state, pay('1 wild'));
    expect(state.owner[route(nordic, 'kristiansand', 'stavanger', 0)]).toBe(0);
  });

  test('N8 a player who laid only wilds and otherwise holds only the colour must decline', () => {
    const { state } = tries('green2', { wild: 2 }, ['wild', 'green', 'red'], { green: 9 });
    expect(legalMoves(nordic, state, 0)).toEqual([{ type: 'decline' }]);
  });

  test('N8 one coloured card in the set makes it a set of that colour', () => {
    const { state } = tries('green5', { green: 1, wild: 4 }, ['green', 'wild', 'red'], { green: 1, wild: 1 });
    expect(state.tunnel?.asked).toBe(2);
    plays(nordic, state, pay('1 green + 1 wild'));
  });

  const id = Object.fromEntries(
    Object.entries(TUNNELS).map(([name, [a, b, n]]) => [name, route(nordic, a, b, n)]),
  );
  test.each([
    ['green2', '2 green', true],
    ['green2', '2 wild', true],
    ['green2', '1 green + 1 blue', false],
    ['green2', '2 blue', false],
    ['green2', '3 green', false],
    ['green2', '3 wild', false],
    ['green2', '1 green', false],
    ['green2', '1 green + 3 blue', false],
    ['green2', '1 green + 4 blue', false],
    ['green2', '1 wild + 3 blue', false],
    ['green2', '6 blue', false],
    ['green2', '8 blue', false],
    ['purple1', '1 white', false],
    ['purple1', '3 white', false],
    ['purple1', '4 purple', false],
    ['purple1', '3 purple', false],
    ['blue4', '3 blue + 1 wild', true],
    ['blue4', '4 red', false],
    ['green5', '4 green + 3 red', false],
  ])('N8 the set: %s with %s: %s', (tunnel, paid, legal) => {
    expect(offer(nordic, id[tunnel]!, paid) === 'pays').toBe(legal);
  });

  test.each(['3 blue', '4 blue', '3 green', '4 green', '1 blue + 1 red + 1 black'])(
    'N8 the extra: %s does not stand in for one card',
    (extra) => {
      const { state } = tries('green2', { green: 2 }, ['wild', 'blue', 'red'], {
        green: 4,
        blue: 4,
        red: 1,
        black: 1,
      });
      refuses(nordic, state, pay(extra));
      expect(state.phase).toBe('tunnel');
    },
  );
});
