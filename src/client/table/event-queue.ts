/** A step of the queue. Returns the milliseconds to wait before the next one. */
export type QueueStep = () => number;

/** Runs `then` after `ms` milliseconds. Returns a function that cancels it. */
export type Timer = (ms: number, then: () => void) => () => void;

/** The page's own timer. */
export const pageTimer: Timer = (ms, then) => {
  const id = setTimeout(then, ms);
  return () => clearTimeout(id);
};

/** Runs steps one after the other, with pauses between them that `flush` skips. */
export class EventQueue {
  #steps: QueueStep[] = [];
  #cancel: (() => void) | undefined;
  #isRunning = false;
  #isFlushing = false;
  readonly #timer: Timer;
  readonly #onbusy: (busy: boolean) => void;

  constructor(timer: Timer, onbusy: (busy: boolean) => void) {
    this.#timer = timer;
    this.#onbusy = onbusy;
  }

  /** Whether a step or a pause is left. */
  get busy(): boolean {
    return this.#cancel !== undefined || this.#steps.length > 0;
  }

  add(...steps: QueueStep[]): void {
    this.#steps.push(...steps);
    if (this.#cancel === undefined) this.#run();
  }

  /** Runs all remaining steps now, without pauses. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#isFlushing = true;
    this.#run();
    this.#isFlushing = false;
  }

  /** Drops all remaining steps. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#steps = [];
    this.#onbusy(false);
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
      const ms = step();
      if (ms <= 0 || this.#isFlushing) continue;
      this.#onbusy(true);
      this.#cancel = this.#timer(ms, () => {
        this.#cancel = undefined;
        this.#run();
      });
      break;
    }
    this.#isRunning = false;
    if (!this.busy) this.#onbusy(false);
  }
}
