import type { Clock } from '../../table/index.js';

/** How often each person may do something: a few times at once, and again with time. */
export interface PersonAllowance {
  burst: number;
  /** How long one more takes, in milliseconds. */
  everyMs: number;
}

/** More people than this are not remembered once their credit is full again. */
const MAX_REMEMBERED = 1000;

/** Counts what each person does, in this process. */
export class PersonLimit {
  private readonly allowance: PersonAllowance;
  private readonly clock: Pick<Clock, 'now'>;
  /** By person: when the credit will be full. */
  private readonly fullAt = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>, allowance: PersonAllowance) {
    this.clock = clock;
    this.allowance = allowance;
  }

  /** Spends one. Returns null where there was one, else after how many seconds there is. */
  spend(person: string): number | null {
    const { burst, everyMs } = this.allowance;
    const now = this.clock.now();
    const next = Math.max(now, this.fullAt.get(person) ?? now) + everyMs;
    const wait = next - now - burst * everyMs;
    if (wait > 0) return Math.ceil(wait / 1000);
    if (this.fullAt.size >= MAX_REMEMBERED) this.forgetFull(now);
    this.fullAt.set(person, next);
    return null;
  }

  private forgetFull(now: number): void {
    for (const [person, full] of this.fullAt) if (full <= now) this.fullAt.delete(person);
  }
}
