import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, below, fastSeed, openStream } from '../../src/engine/index.js';
import { longestTrail } from '../../src/engine/rules/longest-path/trail.js';
import { boardOf } from '../kit/boards.js';
import { type Piece, trailByEuler, trailByForce } from './trails.js';

/** Small networks of any form, including double edges and several components. */
const network = fc
  .integer({ min: 2, max: 7 })
  .chain((places) => {
    const place = fc.nat(places - 1);
    return fc.array(fc.record({ a: place, b: place, length: fc.integer({ min: 1, max: 6 }) }), {
      maxLength: 9,
      size: 'max',
    });
  })
  .map((pieces) => pieces.filter(({ a, b }) => a !== b));

describe('N12 the longest path agrees with other algorithms', () => {
  test('N12 on small networks by brute force', () => {
    fc.assert(
      fc.property(network, (pieces) => {
        const longest = trailByForce(pieces);
        expect(longestTrail(pieces)).toBe(longest);
        expect(trailByEuler(pieces)).toBe(longest);
      }),
      { numRuns: 300, seed: 12 },
    );
  });

  test('N12 on networks of a dozen long and short stretches, by Euler', () => {
    const stream = openStream(fastSeed(12), 0);
    for (let n = 0; n < 500; n++) {
      const places = 7 + below(stream, 3);
      const pieces = Array.from({ length: 12 }, () => {
        const a = below(stream, places);
        return { a, b: (a + 1 + below(stream, places - 1)) % places, length: 1 + below(stream, 9) };
      });
      expect(longestTrail(pieces), `network ${n}`).toBe(trailByEuler(pieces));
    }
  });

  test('N12 no network, one stretch, and the bridges of Königsberg', () => {
    expect([longestTrail([]), longestTrail([{ a: 3, b: 1, length: 5 }])]).toEqual([0, 5]);
    const bridges = ['01', '01', '02', '02', '03', '13', '23'].map((ends) => ({
      a: Number(ends[0]),
      b: Number(ends[1]),
      length: 1,
    }));
    expect([longestTrail(bridges), trailByForce(bridges), trailByEuler(bridges)]).toEqual([6, 6, 6]);
  });

  test.each(['nordic', 'africa'])('N12 on networks of %s that a player can build, by Euler', (id) => {
    const board = boardOf(id);
    for (let n = 0; n < 40; n++) {
      const pieces = grown(board, n, 14);
      expect(longestTrail(pieces), `network ${n}`).toBe(trailByEuler(pieces));
    }
  });
});

/** The routes of a player who builds short ones close together, until the cars or the number of routes run out. */
function grown(board: Board, seed: number, most: number): Piece[] {
  const stream = openStream(fastSeed(seed), 0);
  const own: number[] = [];
  const reached = new Set([board.routes[below(stream, board.routes.length)]!.a]);
  let cars = board.facts.cars;
  while (own.length < most) {
    const near = board.routes.filter(
      ({ id, a, b, length, twin }) =>
        (reached.has(a) || reached.has(b)) && length <= cars && !own.includes(id) && !own.includes(twin),
    );
    if (near.length === 0) break;
    // Of three picked at random the one that costs least and closes a ring if it can.
    const dear = ({ a, b, length }: Piece) => length - (reached.has(a) && reached.has(b) ? 2 : 0);
    const route = [0, 1, 2]
      .map(() => near[below(stream, near.length)])
      .sort((x, y) => dear(x!) - dear(y!))[0]!;
    own.push(route.id);
    reached.add(route.a).add(route.b);
    cars -= route.length;
  }
  return own.sort((x, y) => x - y).map((id) => board.routes[id]!);
}
