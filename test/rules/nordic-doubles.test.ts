import { describe, expect, test } from 'vitest';
import { NOBODY, NO_TWIN, claimable } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, route } from '../kit/boards.js';
import { claim, plays, refuses } from '../kit/moves.js';

const nordic = boardOf('nordic');
const rich = { green: 9, red: 9, orange: 9, wild: 4 };

/** The unequal pairs: the tunnel and the ferry, each with a payment. */
const PAIRS = [
  {
    a: 'mo-i-rana',
    b: 'trondheim',
    tunnel: { length: 5, paid: { green: 5 } },
    ferry: { length: 6, paid: { red: 4, wild: 2 } },
  },
  {
    a: 'kristiansand',
    b: 'stavanger',
    tunnel: { length: 2, paid: { green: 2 } },
    ferry: { length: 3, paid: { orange: 2, wild: 1 } },
  },
];
const sides = PAIRS.flatMap((pair) => [
  { ...pair, name: `${pair.a}, tunnel first`, first: 0, other: 1 },
  { ...pair, name: `${pair.a}, ferry first`, first: 1, other: 0 },
]);
/** Three cards that ask for nothing. */
const deck = ['black', 'black', 'black'];

describe('N13 double routes', () => {
  test('N13 all but two pairs are of equal length', () => {
    const unequal = nordic.routes.filter(
      ({ twin, length }) => twin !== NO_TWIN && nordic.routes[twin]!.length !== length,
    );
    const ids = PAIRS.flatMap(({ a, b }) => [route(nordic, a, b, 0), route(nordic, a, b, 1)]);
    expect(unequal.map(({ id }) => id)).toEqual(ids.sort((x, y) => x - y));
    expect(nordic.routes.filter(({ twin }) => twin !== NO_TWIN)).toHaveLength(28);
  });

  test.each(PAIRS)(
    'N13 $a–$b is a tunnel beside a longer ferry, each the other’s double',
    ({ a, b, tunnel, ferry }) => {
      const [x, y] = [route(nordic, a, b, 0), route(nordic, a, b, 1)];
      expect(nordic.facts.routes[x]).toMatchObject({ length: tunnel.length, tunnel: true, double: true });
      expect(nordic.facts.routes[y]).toMatchObject({ length: ferry.length, double: true });
      expect(nordic.facts.routes[y]!.symbols).toBeGreaterThan(0);
      expect([nordic.routes[x]!.twin, nordic.routes[y]!.twin]).toEqual([y, x]);
    },
  );

  test.each(sides)(
    'N13 $name: with two players the other side closes to both',
    ({ a, b, tunnel, ferry, first, other }) => {
      const paid = [tunnel.paid, ferry.paid];
      const state = arrange(nordic, {
        hands: [rich, { ...rich, green: 3, red: 3, orange: 3, wild: 6 }],
        deck,
      });
      plays(nordic, state, claim(nordic, a, b, paid[first]!, first));
      const twin = route(nordic, a, b, first);
      expect(state.owner[twin]).toBe(0);
      const closed = route(nordic, a, b, other);
      expect(claimable(nordic, state, 1)).not.toContain(closed);
      const theirs = other === 0 ? { wild: tunnel.length } : { wild: ferry.length };
      expect(refuses(nordic, state, claim(nordic, a, b, theirs, other))).toEqual({
        code: 'double-closed',
        twin,
      });
      plays(nordic, state, { type: 'deck' });
      plays(nordic, state, { type: 'deck' });
      expect(refuses(nordic, state, claim(nordic, a, b, paid[other]!, other))).toEqual({
        code: 'double-own',
        twin,
      });
    },
  );

  test.each(sides)(
    'N13 $name: with three players another may take the other side, the owner never',
    ({ a, b, tunnel, ferry, first, other }) => {
      const paid = [tunnel.paid, ferry.paid];
      const state = arrange(nordic, {
        players: 3,
        hands: [rich, { wild: 6 }, {}],
        deck: [...deck, ...deck, ...deck],
      });
      const [mine, twin] = [route(nordic, a, b, other), route(nordic, a, b, first)];
      plays(nordic, state, claim(nordic, a, b, paid[first]!, first));
      expect(claimable(nordic, state, 1)).toContain(mine);
      expect(claimable(nordic, state, 0)).not.toContain(mine);
      plays(nordic, state, claim(nordic, a, b, { wild: nordic.routes[mine]!.length }, other));
      expect([state.owner[twin], state.owner[mine]]).toEqual([0, 1]);
    },
  );

  test.each(sides)(
    'N13 $name: with three players the owner is refused the other side',
    ({ a, b, tunnel, ferry, first, other }) => {
      const paid = [tunnel.paid, ferry.paid];
      const twin = route(nordic, a, b, first);
      const state = arrange(nordic, { players: 3, hands: [rich], owned: [[twin]] });
      expect(refuses(nordic, state, claim(nordic, a, b, paid[other]!, other))).toEqual({
        code: 'double-own',
        twin,
      });
    },
  );

  test.each(PAIRS)('N13 $a–$b: a tunnel tried in vain closes nothing', ({ a, b, tunnel, ferry }) => {
    const state = arrange(nordic, { hands: [tunnel.paid, ferry.paid], deck: ['green', 'black', 'black'] });
    plays(nordic, state, claim(nordic, a, b, tunnel.paid, 0));
    plays(nordic, state, { type: 'decline' });
    expect([0, 1].map((side) => state.owner[route(nordic, a, b, side)])).toEqual([NOBODY, NOBODY]);
    plays(nordic, state, claim(nordic, a, b, ferry.paid, 1));
    expect(refuses(nordic, state, claim(nordic, a, b, tunnel.paid, 0)).code).toBe('double-closed');
  });

  test('N13 every double of the board closes with two players, and stays open to another with three', () => {
    for (const { id, twin } of nordic.routes) {
      if (twin === NO_TWIN) continue;
      const hands = [
        {},
        { purple: 4, blue: 4, orange: 4, white: 4, green: 5, yellow: 4, black: 4, red: 4, wild: 6 },
      ];
      const two = arrange(nordic, { seat: 1, hands, owned: [[twin]] });
      expect(claimable(nordic, two, 1)).not.toContain(id);
      const three = arrange(nordic, { players: 3, seat: 1, hands, owned: [[twin]] });
      expect(claimable(nordic, three, 1)).toContain(id);
      const own = arrange(nordic, { players: 3, seat: 1, hands, owned: [[], [twin]] });
      expect(claimable(nordic, own, 1)).not.toContain(id);
    }
  });
});
