import { type Clock, type Downtime, GRACE_MS, pause } from '../../table/index.js';
import type { TimeStore } from '../store/time-store.js';

/** How often the server notes that it is up. */
const BEAT_MS = 5000;
/** A server that has missed so many beats stood still: the machine was asleep, or had far too much to do. */
const STALLED_BEATS = 4;
/** No clock runs for longer without a change. */
const OLD_MS = 90 * 24 * 3600 * 1000;

/** What the heartbeat needs of the server. */
export interface HeartbeatOptions {
  store: Pick<TimeStore, 'lastBeat' | 'beat' | 'downtimesSince'>;
  clock: Pick<Clock, 'wallTime' | 'setTimer'>;
  beatMs?: number;
  onError: (error: unknown) => void;
}

/**
 * Notes every few seconds that the server is up. What lies between the last note and the next start is downtime, which clocks do not
 * count: no table is changed for that, and nothing can be given back twice.
 */
export class Heartbeat {
  private readonly options: HeartbeatOptions;
  private known: Downtime[] = [];
  /** Downtimes that are not stored yet. */
  private unstored: Downtime[] = [];
  private last: number | null = null;
  private cancel: (() => void) | null = null;
  private isStopped = false;
  /** Resolves once the downtimes are known. */
  ready: Promise<void> = Promise.resolve();

  constructor(options: HeartbeatOptions) {
    this.options = options;
  }

  /** Reads what is known of downtimes, adds the one that ends now, and beats from now on. */
  start(): void {
    const started = this.options.clock.wallTime();
    this.ready = this.read(started).then(() => void this.beat());
  }

  /** The downtimes that are known, in the order of their beginnings. */
  get downtimes(): readonly Downtime[] {
    this.noteStall();
    return this.known;
  }

  stop(): void {
    this.isStopped = true;
    this.cancel?.();
  }

  private async read(started: number): Promise<void> {
    const { store, clock, onError } = this.options;
    for (;;) {
      try {
        const last = await store.lastBeat();
        this.known = await store.downtimesSince(started - OLD_MS);
        const now = clock.wallTime();
        if (last !== null) this.add({ since: Math.min(last, now), started: now, until: now + GRACE_MS });
        this.last = now;
        return;
      } catch (error) {
        onError(error);
        await pause(clock, BEAT_MS);
      }
    }
  }

  /** Timers that should have run meanwhile run now, before any beat: whoever asks must know that the server stood still. */
  private noteStall(): void {
    const now = this.options.clock.wallTime();
    if (this.last === null || now - this.last < STALLED_BEATS * this.beatMs) return;
    this.add({ since: this.last, started: null, until: now + GRACE_MS });
    this.last = now;
  }

  private get beatMs(): number {
    return this.options.beatMs ?? BEAT_MS;
  }

  private async beat(): Promise<void> {
    const { store, clock, onError } = this.options;
    this.noteStall();
    const now = clock.wallTime();
    const fresh = this.unstored;
    this.unstored = [];
    try {
      await store.beat(now, fresh);
    } catch (error) {
      this.unstored = [...fresh, ...this.unstored];
      onError(error);
    }
    this.last = now;
    if (!this.isStopped) this.cancel = clock.setTimer(this.beatMs, () => void this.beat());
  }

  private add(downtime: Downtime): void {
    this.known = [...this.known, downtime].sort((x, y) => x.since - y.since);
    this.unstored.push(downtime);
  }
}
