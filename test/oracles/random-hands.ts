import * as fc from 'fast-check';
import type { Board } from '../../src/engine/index.js';
import type { Named } from '../kit/boards.js';

/** A random hand for paying a route: mostly its colour, wilds, and a few others; never more than the game has. */
export function handFor(board: Board, id: number, most: number): fc.Arbitrary<number[]> {
  const { colour } = board.routes[id]!;
  const any = fc.nat(board.wild - 1);
  return fc.tuple(any, any, any).chain(([x, y, z]) => {
    const own = colour < 0 ? x : colour;
    const card = fc.oneof(
      { weight: 5, arbitrary: fc.constant(own) },
      { weight: 3, arbitrary: fc.constant(board.wild) },
      { weight: 3, arbitrary: fc.constantFrom(y, z) },
      { weight: 1, arbitrary: any },
    );
    return fc.array(card, { maxLength: most, size: 'max' }).map((cards) => {
      const hand = new Array<number>(board.kinds).fill(0);
      for (const k of cards) if (hand[k]! < board.copies[k]!) hand[k]!++;
      return hand;
    });
  });
}

/** A hand by card names. */
export function byName(board: Board, hand: readonly number[]): Named {
  const names = [...board.colours, 'wild'];
  return Object.fromEntries(hand.flatMap((n, k): [string, number][] => (n > 0 ? [[names[k]!, n]] : [])));
}
