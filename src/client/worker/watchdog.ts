/** Calls `onTimeout` when one of several requests waits too long for its answer. */
export class Watchdog {
  private readonly ms: number;
  private readonly onTimeout: () => void;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(ms: number, onTimeout: () => void) {
    this.ms = ms;
    this.onTimeout = onTimeout;
  }

  /** Starts to wait for an answer to `key`, unless it does already. */
  start(key: string): void {
    if (!this.timers.has(key)) this.timers.set(key, setTimeout(this.onTimeout, this.ms));
  }

  /** There was an answer to `key`, or none is awaited any more. */
  clear(key: string): void {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }

  stop(): void {
    for (const key of this.timers.keys()) this.clear(key);
  }
}
