/** The normal distribution: 95 % lie within this many standard deviations. */
const Z = 1.959964;
/** Student's t by degrees of freedom from 1, where the series below is inaccurate. */
const FEW = [12.7062, 4.30265, 3.182446, 2.776445, 2.570582, 2.446912];

/** Half the width of a 95 % interval in standard errors (Student's t), by degrees of freedom. */
export function student(freedom: number): number {
  const few = FEW[freedom - 1];
  if (few !== undefined) return few;
  const z3 = Z ** 3;
  const z5 = Z ** 5;
  const z7 = Z ** 7;
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  );
}

/** A mean with its 95 % interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/**
 * The mean of shares, each from 0 to 1, with Student's interval. Equal shares have no variance to go by; then at
 * most 1 − 0.05^(1/n) of all possible shares differ from them, at 95 %.
 */
export function shareInterval(shares: readonly number[]): Interval {
  const n = shares.length;
  if (n === 0) return { mean: NaN, low: 0, high: 1 };
  const mean = shares.reduce((sum, share) => sum + share, 0) / n;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  if (squares < 1e-12) {
    const same = 0.05 ** (1 / n);
    return { mean, low: mean * same, high: mean * same + 1 - same };
  }
  const reach = student(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { mean, low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) };
}
