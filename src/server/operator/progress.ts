import type { Output } from './output.js';

/** Work that is shorter shows no bar. */
const SHOW_AFTER_MS = 2000;
const DRAW_MS = 200;
const WIDTH = 24;

/** Draws how far long work has come, on a terminal. */
export class Progress {
  private readonly output: Output;
  private readonly what: string;
  private readonly begun = performance.now();
  private drawn = -Infinity;

  constructor(output: Output, what: string) {
    this.output = output;
    this.what = what;
  }

  /** `share` is from 0 to 1. */
  update(share: number): void {
    const now = performance.now();
    if (!this.output.isTerminal || now - this.begun < SHOW_AFTER_MS || now - this.drawn < DRAW_MS) return;
    this.drawn = now;
    const full = Math.round(Math.min(1, share) * WIDTH);
    const bar = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`;
    this.output.note(`\r${this.what} ${bar} ${Math.floor(Math.min(1, share) * 100)} %\u001b[K`);
  }

  /** Removes the bar. */
  end(): void {
    if (this.drawn !== -Infinity) this.output.note('\r\u001b[K');
  }
}
