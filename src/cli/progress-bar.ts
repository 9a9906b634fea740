import type { Output } from './output.js';
import { duration, formatWhole } from './text.js';

/** The bar appears after this time, so that short work shows none. */
const SHOW_AFTER_MS = 500;
/** How often the bar is drawn and Ctrl-C is checked. */
const UPDATE_MS = 100;
const WIDTH = 24;

/** The progress of long work: draws a bar in a terminal, and notices Ctrl-C. */
export class ProgressBar {
  /** Whether Ctrl-C was pressed. */
  isStopped = false;
  private readonly output: Output;
  private readonly unit: string;
  private readonly stopListening: () => void;
  private readonly start = performance.now();
  private updated = this.start;
  private isDrawn = false;

  constructor(output: Output, unit: string) {
    this.output = output;
    this.unit = unit;
    this.stopListening = output.onInterrupt(() => (this.isStopped = true));
  }

  /** Seconds since the start. */
  get seconds(): number {
    return (performance.now() - this.start) / 1000;
  }

  /** Whether `update` is due; checked between pieces of work, as an update is not free. */
  get isDue(): boolean {
    return performance.now() - this.updated >= UPDATE_MS;
  }

  /** Draws the bar, and yields to the event loop so that Ctrl-C arrives. */
  async update(done: number, total: number): Promise<void> {
    if (this.output.isTTY && performance.now() - this.start >= SHOW_AFTER_MS) {
      this.output.redraw(this.lineFor(done, total));
      this.isDrawn = true;
    }
    await new Promise((resolve) => setImmediate(resolve));
    this.updated = performance.now();
  }

  /** Clears the bar and stops listening. */
  end(): void {
    if (this.isDrawn) this.output.redraw('');
    this.isDrawn = false;
    this.stopListening();
  }

  private lineFor(done: number, total: number): string {
    const share = Math.min(1, total === 0 ? 0 : done / total);
    const full = Math.round(share * WIDTH);
    const left = share > 0 ? `, ${timeLeft((this.seconds * (1 - share)) / share)} left` : '';
    const bar = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} %`;
    const text = `${bar}  ${formatWhole(done)} of ${formatWhole(total)} ${this.unit}${left}`;
    return text.slice(0, Math.min(this.output.columns, 80) - 1);
  }
}

/** In whole seconds: it is an estimate. */
function timeLeft(seconds: number): string {
  return seconds > 59 ? duration(seconds) : `${Math.ceil(seconds)} s`;
}
