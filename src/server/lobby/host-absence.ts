import type { Clock } from '../../table/index.js';
import { HOST_ABSENT_MS } from './gathering.js';

/** For how long the host of a table that has not begun has not been here. */
export class HostAbsence {
  private readonly clock: Pick<Clock, 'now' | 'setTimer'>;
  private readonly onLong: () => void;
  /** When the host was last seen; null while the host is here. A table that is opened waits for its host from then on. */
  private since: number | null;
  private cancel: (() => void) | null = null;

  /** `onLong` is called once somebody else may act as host. */
  constructor(clock: Pick<Clock, 'now' | 'setTimer'>, onLong: () => void) {
    this.clock = clock;
    this.onLong = onLong;
    this.since = clock.now();
  }

  get ms(): number {
    return this.since === null ? 0 : this.clock.now() - this.since;
  }

  /** Takes note of who is here now. */
  note(here: ReadonlySet<string>, host: string): void {
    if (here.has(host)) this.since = null;
    else this.since ??= this.clock.now();
    const left = HOST_ABSENT_MS - this.ms;
    // Nobody is told where nobody is.
    if (this.since === null || here.size === 0 || left <= 0) this.close();
    else
      this.cancel ??= this.clock.setTimer(left, () => {
        this.cancel = null;
        this.onLong();
      });
  }

  close(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
