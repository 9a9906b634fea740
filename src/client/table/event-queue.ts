/** Something to do at its time; gives how many milliseconds to wait before the next, as long as nobody is in a hurry. */
export type Deed = () => number;

/** How time is measured and waited for; the page's own, or a test's. */
export interface Clock {
  wait(ms: number, then: () => void): () => void;
}

/** The page's clock. */
export const pageClock: Clock = {
  wait(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** Does one thing after the other, each once and in order; whoever is in a hurry lets all of it happen at once. */
export class EventQueue {
  #deeds: Deed[] = [];
  #stop: (() => void) | undefined;
  #running = false;
  #hurried = false;
  readonly #clock: Clock;
  readonly #onbusy: (busy: boolean) => void;

  constructor(clock: Clock, onbusy: (busy: boolean) => void) {
    this.#clock = clock;
    this.#onbusy = onbusy;
  }

  /** Whether anything is still to be done, or waited for. */
  get busy(): boolean {
    return this.#stop !== undefined || this.#deeds.length > 0;
  }

  add(...deeds: Deed[]): void {
    this.#deeds.push(...deeds);
    if (this.#stop === undefined) this.#run();
  }

  /** Does everything that is left now, without waiting. */
  hurry(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#hurried = true;
    this.#run();
    this.#hurried = false;
  }

  /** Forgets everything that is left. */
  clear(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#deeds = [];
    this.#onbusy(false);
  }

  #run(): void {
    if (this.#running) return;
    this.#running = true;
    for (let deed = this.#deeds.shift(); deed !== undefined; deed = this.#deeds.shift()) {
      const ms = deed();
      if (ms <= 0 || this.#hurried) continue;
      this.#onbusy(true);
      this.#stop = this.#clock.wait(ms, () => {
        this.#stop = undefined;
        this.#run();
      });
      break;
    }
    this.#running = false;
    if (!this.busy) this.#onbusy(false);
  }
}
