/** Mean, extremes and quantiles of numbers. */
export interface Summary {
  mean: number;
  min: number;
  p10: number;
  median: number;
  p90: number;
  max: number;
}

/** Counts how often each integer occurred, so that memory doesn't grow with the number of games. */
export class Distribution {
  private readonly counts = new Map<number, number>();
  private n = 0;

  add(value: number, times = 1): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + times);
    this.n += times;
  }

  /** Merges distributions into one. */
  static merge(all: readonly Distribution[]): Distribution {
    const merged = new Distribution();
    for (const { counts } of all) for (const [value, times] of counts) merged.add(value, times);
    return merged;
  }

  /** Needs at least one number. */
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
