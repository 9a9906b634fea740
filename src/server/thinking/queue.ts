/** Starts something, which calls `onEnd` when it ends by itself; returns what cancels it. */
type Start = (onEnd: () => void) => () => void;

/** Lets so many tasks run at once; the others wait, the first to come first. */
export class Queue {
  private readonly most: number;
  private readonly waiting = new Set<() => void>();
  private running = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Adds a task. Returns what cancels it, whether it waits or runs. */
  add(start: Start): () => void {
    let cancel: (() => void) | null = null;
    let hasEnded = false;
    const end = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      this.running--;
      this.startNext();
    };
    const run = (): void => {
      this.running++;
      cancel = start(end);
    };
    this.waiting.add(run);
    this.startNext();
    return () => {
      if (this.waiting.delete(run) || hasEnded) return;
      cancel?.();
      end();
    };
  }

  /** How many tasks wait. */
  get length(): number {
    return this.waiting.size;
  }

  /** Forgets all tasks that wait. */
  clear(): void {
    this.waiting.clear();
  }

  private startNext(): void {
    const [next] = this.waiting;
    if (next === undefined || this.running >= this.most) return;
    this.waiting.delete(next);
    next();
  }
}
