/** At most this many wait; more would only wait for ever. */
const MAX_WAITING = 1000;

interface Waiting {
  host: string;
  start: () => void;
}

/** Limits how much runs at the same time, in all and by host, so that one slow host does not hold up the others. */
export class Slots {
  private readonly most: number;
  private readonly perHost: number;
  private readonly running = new Map<string, number>();
  private count = 0;
  private waiting: Waiting[] = [];

  constructor(most: number, perHost: number) {
    this.most = most;
    this.perHost = perHost;
  }

  /** Runs work once there is room for it; null where too much waits already. */
  async run<T>(host: string, work: () => Promise<T>): Promise<T | null> {
    if (this.waiting.length >= MAX_WAITING) return null;
    await new Promise<void>((start) => {
      this.waiting.push({ host, start });
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.count--;
      const left = (this.running.get(host) ?? 1) - 1;
      if (left > 0) this.running.set(host, left);
      else this.running.delete(host);
      this.startNext();
    }
  }

  private startNext(): void {
    while (this.count < this.most) {
      const next = this.waiting.findIndex(({ host }) => (this.running.get(host) ?? 0) < this.perHost);
      const [found] = next < 0 ? [] : this.waiting.splice(next, 1);
      if (!found) return;
      this.count++;
      this.running.set(found.host, (this.running.get(found.host) ?? 0) + 1);
      found.start();
    }
  }
}
