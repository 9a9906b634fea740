import type { Output } from './output.js';
import { duration, whole } from './text.js';

/** Work this short needs no bar; any that takes two seconds has had one for a good while. */
const SHOW_AFTER_MS = 500;
/** How often the work looks up: for Ctrl-C, and to draw the bar. */
const BEAT_MS = 100;
const BAR = 24;

/** Work that may take long: it draws a bar for whoever watches, and ends early on Ctrl-C. */
export class Work {
  /** Whether Ctrl-C was pressed. */
  stopped = false;
  private readonly output: Output;
  private readonly unit: string;
  private readonly forget: () => void;
  private readonly began = performance.now();
  private looked = this.began;
  private drawn = false;

  constructor(output: Output, unit: string) {
    this.output = output;
    this.unit = unit;
    this.forget = output.onInterrupt(() => (this.stopped = true));
  }

  /** How long the work has taken so far. */
  get seconds(): number {
    return (performance.now() - this.began) / 1000;
  }

  /** Whether it is time to look up; asked between the pieces of the work, as `lookUp` itself costs a little. */
  get isDue(): boolean {
    return performance.now() - this.looked >= BEAT_MS;
  }

  /** Draws the bar and lets a Ctrl-C come through. */
  async lookUp(done: number, total: number): Promise<void> {
    if (this.output.isTTY && performance.now() - this.began >= SHOW_AFTER_MS) {
      this.output.redraw(this.bar(done, total));
      this.drawn = true;
    }
    await new Promise((resolve) => setImmediate(resolve));
    this.looked = performance.now();
  }

  /** Takes the bar away and listens no longer. */
  end(): void {
    if (this.drawn) this.output.redraw('');
    this.drawn = false;
    this.forget();
  }

  private bar(done: number, total: number): string {
    const share = Math.min(1, total === 0 ? 0 : done / total);
    const full = Math.round(share * BAR);
    const left = share > 0 ? `, ${timeLeft((this.seconds * (1 - share)) / share)} left` : '';
    const bar = `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)} %`;
    const text = `${bar}  ${whole(done)} of ${whole(total)} ${this.unit}${left}`;
    return text.slice(0, Math.min(this.output.columns, 80) - 1);
  }
}

/** In whole seconds, as nobody knows it better. */
function timeLeft(seconds: number): string {
  return seconds > 59 ? duration(seconds) : `${Math.ceil(seconds)} s`;
}
