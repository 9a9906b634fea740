import type { Clock } from '../../table/index.js';

/** Something that a person must have done in time; `key` tells it from the person's other deadlines. */
export interface Deadline {
  key: string;
  ms: number;
  person: string;
}

/** The deadlines of a table that has not begun. */
export class Deadlines {
  private readonly clock: Pick<Clock, 'setTimer'>;
  private readonly timers = new Map<string, () => void>();

  constructor(clock: Pick<Clock, 'setTimer'>) {
    this.clock = clock;
  }

  get size(): number {
    return this.timers.size;
  }

  /** Replaces all deadlines by these; one that was there before keeps its time. */
  set(deadlines: readonly Deadline[], onMissed: (person: string) => void): void {
    const keys = new Set(deadlines.map(({ key }) => key));
    for (const [key, cancel] of this.timers) {
      if (keys.has(key)) continue;
      cancel();
      this.timers.delete(key);
    }
    for (const { key, ms, person } of deadlines) {
      if (this.timers.has(key)) continue;
      const cancel = this.clock.setTimer(ms, () => {
        this.timers.delete(key);
        onMissed(person);
      });
      this.timers.set(key, cancel);
    }
  }

  clear(): void {
    this.set([], () => undefined);
  }
}
