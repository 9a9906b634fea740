/** What a row of numbers comes to. */
export interface Summary {
  mean: number;
  min: number;
  /** A tenth of the numbers are this or less. */
  p10: number;
  median: number;
  /** Nine tenths of the numbers are this or less. */
  p90: number;
  max: number;
}

/** Counts how often each whole number came up, so that a million games take no more room than a hundred. */
export class Tally {
  private readonly counts = new Map<number, number>();
  private n = 0;

  add(value: number, times = 1): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + times);
    this.n += times;
  }

  /** A tally of all that stands in these. */
  static together(tallies: readonly Tally[]): Tally {
    const all = new Tally();
    for (const tally of tallies) for (const [value, times] of tally.counts) all.add(value, times);
    return all;
  }

  /** Asked once there is a number at least. */
  summary(): Summary {
    const sorted = [...this.counts].sort(([x], [y]) => x - y);
    const sum = sorted.reduce((total, [value, times]) => total + value * times, 0);
    const at = (share: number) => {
      let seen = 0;
      for (const [value, times] of sorted) if ((seen += times) >= share * this.n) return value;
      return NaN;
    };
    return { mean: sum / this.n, min: at(0), p10: at(0.1), median: at(0.5), p90: at(0.9), max: at(1) };
  }
}
