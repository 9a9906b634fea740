/** Times between a move and its answer, in milliseconds, while it counts. */
export class Latencies {
  constructor() {
    this.isCounting = false;
    this.times = [];
  }

  add(ms) {
    if (this.isCounting) this.times.push(ms);
  }

  get summary() {
    const sorted = this.times.toSorted((a, b) => a - b);
    const at = (share) =>
      round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN);
    return { moves: sorted.length, p50: at(0.5), p99: at(0.99) };
  }
}

/** Rounded to two digits after the point. */
export function round(number) {
  return Math.round(number * 100) / 100;
}
