import { describe, expect, test } from 'vitest';
import { longestTrail } from '../../src/engine/rules/longest-path/trail.js';
import { boardOf } from '../kit/boards.js';
import { type Piece, trailByEuler } from './trails.js';

/** How long a longest path may take on an idle machine: each seat needs one when a game ends in a tie. */
const LIMIT_MS = 1000;

/** The longest path, and whether it was found in time: measured against other work of that length where it was not. */
function timeSearch(pieces: readonly Piece[]): { longest: number; inTime: boolean } {
  let longest = 0;
  const search = (): void => void (longest = longestTrail(pieces));
  const inTime = millisecondsOf(search) < LIMIT_MS || millisecondsOf(search) < millisecondsOf(yardstick);
  return { longest, inTime };
}

function millisecondsOf(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** Fixed work that takes an idle machine about as long as the limit. */
function yardstick(): void {
  const seen = new Set<number>();
  let x = 1;
  for (let i = 0; i < 20_000_000; i++) seen.add((x = (x * 48271) % 2147483647) % 65536);
}

/** The slowest networks of one player's cars that hill climbing found, as ids of routes. */
const HARDEST: [board: string, spaces: number, routes: number[]][] = [
  // Dense and with few dead ends.
  [
    'nordic',
    40,
    [13, 15, 20, 21, 24, 25, 26, 29, 30, 31, 32, 33, 45, 46, 47, 49, 62, 63, 64, 70, 78, 79, 80],
  ],
  ['nordic', 40, [20, 21, 24, 25, 26, 29, 30, 31, 32, 33, 45, 46, 47, 48, 49, 62, 63, 64, 70, 78, 79, 80]],
  ['africa', 45, [54, 55, 85, 86, 87, 88, 89, 90, 91, 94, 95, 96, 97, 101, 103, 107, 109, 110, 114, 116]],
  // With many odd places.
  ['nordic', 40, [0, 1, 4, 6, 7, 16, 18, 21, 22, 24, 25, 26, 30, 35, 42, 49, 50, 57, 59, 60, 66, 78, 79]],
  ['africa', 45, [3, 4, 5, 7, 9, 13, 15, 16, 19, 23, 64, 67, 68, 69, 74, 80, 81, 82, 83, 84, 94, 97]],
  [
    'africa',
    45,
    [65, 66, 68, 74, 77, 80, 81, 83, 84, 85, 86, 87, 88, 89, 90, 94, 97, 101, 103, 107, 110, 114, 116],
  ],
];

/** A grid of places with routes between neighbours. */
function grid(width: number, height: number, length: (i: number) => number): Piece[] {
  const pieces: Piece[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = y * width + x;
      if (x + 1 < width) pieces.push({ a, b: a + 1, length: length(pieces.length) });
      if (y + 1 < height) pieces.push({ a, b: a + width, length: length(pieces.length) });
    }
  }
  return pieces;
}

describe('N12 the longest path is found in time', () => {
  test.each(HARDEST)('N12 %s, %i spaces: routes %j', (id, spaces, ids) => {
    const board = boardOf(id);
    const pieces = ids.map((route) => board.routes[route]!);
    expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(spaces);
    const { longest, inTime } = timeSearch(pieces);
    expect(longest).toBe(trailByEuler(pieces));
    expect(inTime).toBe(true);
  });

  test.each<[string, (i: number) => number]>([
    ['one space each', () => 1],
    ['two spaces each', () => 2],
    ['one and two spaces in turn', (i) => 1 + (i % 2)],
    ['every third of two spaces', (i) => (i % 3 === 0 ? 2 : 1)],
  ])('N12 a grid of four by five, %s', (_name, length) => {
    const pieces = grid(5, 4, length);
    expect(pieces).toHaveLength(31);
    const { longest, inTime } = timeSearch(pieces);
    expect(longest).toBe(trailByEuler(pieces));
    expect(inTime).toBe(true);
  });
});
