/** A stretch between two places, with its length in spaces. */
export interface Stretch {
  a: number;
  b: number;
  length: number;
}

/** With more odd places than this their cheapest pairing is only bounded, not computed. */
const MOST_PAIRED = 13;

/**
 * The least that a trail beginning at `from` must leave unused of these connected stretches, in spaces. A trail meets
 * every place but its two ends an even number of times, so what it leaves out must join the other odd places in pairs.
 * The cheapest such pairing, with one place excused as the trail's end, is a lower bound.
 */
export function leastWaste(stretches: readonly Stretch[], from: number): number {
  const degree = new Map<number, number>([[from, 0]]);
  for (const { a, b } of stretches) {
    degree.set(a, (degree.get(a) ?? 0) + 1);
    degree.set(b, (degree.get(b) ?? 0) + 1);
  }
  const places = [...degree.keys()];
  const odd = places.filter((place) => ((degree.get(place) ?? 0) % 2 === 1) !== (place === from));
  if (odd.length <= 1) return 0;
  const far = distances(stretches, places);
  const cost = odd.map((x) => odd.map((y) => far[places.indexOf(x)][places.indexOf(y)]));
  return odd.length <= MOST_PAIRED ? cheapestPairing(cost) : halfNearest(cost);
}

/** The shortest paths between all places, in spaces (Floyd and Warshall). */
function distances(stretches: readonly Stretch[], places: readonly number[]): number[][] {
  const far = places.map((x) => places.map((y) => (x === y ? 0 : Infinity)));
  for (const { a, b, length } of stretches) {
    const [i, j] = [places.indexOf(a), places.indexOf(b)];
    far[i][j] = far[j][i] = Math.min(far[i][j], length);
  }
  for (let k = 0; k < places.length; k++) {
    for (let i = 0; i < places.length; i++) {
      for (let j = 0; j < places.length; j++) far[i][j] = Math.min(far[i][j], far[i][k] + far[k][j]);
    }
  }
  return far;
}

/** The least cost of pairing all but one, by dynamic programming over sets of those already paired. */
function cheapestPairing(cost: readonly number[][]): number {
  const n = cost.length;
  const all = (1 << n) - 1;
  const least = new Float64Array(1 << n).fill(Infinity);
  least[0] = 0;
  let answer = Infinity;
  for (let set = 0; set < all; set++) {
    if (least[set] === Infinity) continue;
    const free = all & ~set;
    if ((free & (free - 1)) === 0) answer = Math.min(answer, least[set]);
    // The lowest free one is paired next, or, once, is the one excused: then the second lowest.
    for (let firsts = free, turn = 0; firsts !== 0 && turn < 2; firsts &= firsts - 1, turn++) {
      const x = 31 - Math.clz32(firsts & -firsts);
      for (let others = firsts & (firsts - 1); others !== 0; others &= others - 1) {
        const y = 31 - Math.clz32(others & -others);
        const next = set | (1 << x) | (1 << y);
        const sum = least[set] + cost[x][y];
        if (sum < least[next]) least[next] = sum;
      }
    }
  }
  return answer;
}

/** Half the distances to the nearest other place, summed, the largest excused: no pairing costs less. */
function halfNearest(cost: readonly number[][]): number {
  const nearest = cost.map((row, i) => Math.min(...row.filter((_, j) => j !== i)));
  return Math.ceil((nearest.reduce((sum, n) => sum + n, 0) - Math.max(...nearest)) / 2);
}
