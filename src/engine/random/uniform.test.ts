import { describe, expect, test } from 'vitest';
import { itemAt } from '../lists.js';
import { below, openStream, shuffle } from './stream.js';

// The seeds are fixed, so the results are the same in every run.
const SEEDS = ['fast:42', 'chacha20:cc1c97140c192ca23ad836174eef4b7bec61d010600d867f962a3061ad2b64cf'];

function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Six standard deviations above the mean of the distribution. */
function bound(freedom: number): number {
  return freedom + 6 * Math.sqrt(2 * freedom);
}

function add(counts: number[], at: number): void {
  counts[at] = itemAt(counts, at) + 1;
}

describe('the distribution is uniform', () => {
  test.each(SEEDS)(
    'within a stream, across the first draws of streams, and across pairs of them: %s',
    (seed) => {
      const within = new Array<number>(110).fill(0);
      const across = new Array<number>(110).fill(0);
      const pairs = new Array<number>(100).fill(0);
      const stream = openStream(seed, 9);
      let before = 0;
      for (let i = 0; i < 22_000; i++) {
        add(within, below(stream, 110));
        add(across, below(openStream(seed, i), 110));
        const drawn = below(openStream(seed, i), 10);
        add(pairs, 10 * before + drawn);
        before = drawn;
      }
      expect(chiSquare(within)).toBeLessThan(bound(109));
      expect(chiSquare(across)).toBeLessThan(bound(109));
      expect(chiSquare(pairs)).toBeLessThan(bound(99));
    },
  );

  test.each(SEEDS)('across the orders of four items: %s', (seed) => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 12_000; number++) {
      const list = [0, 1, 2, 3];
      shuffle(openStream(seed, number), list);
      const order = list.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(23));
  });
});
