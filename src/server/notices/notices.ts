import type { Clock } from '../../table/index.js';
import { Limit } from '../limits.js';
import { OutwardSender, type OutwardOptions } from '../outward/sender.js';
import type { NoticeStore } from '../store/notice-store.js';
import { Channels } from './channels.js';
import { Dispatcher } from './dispatcher.js';
import { Pages } from './pages.js';
import type { PushSender } from './push-message.js';
import { findNotices } from './watcher.js';

/** How often tables are looked at, and the queue. */
const ROUND_MS = 1000;
/** After a failure of the store. */
const PAUSE_MS = 30_000;
/** How often webhooks of tables that are gone or long over are removed. */
const TIDY_MS = 3600 * 1000;
/** How long the webhooks of a table stay after its game. */
const OVER_MS = 24 * 3600 * 1000;
/** New webhooks and tests, by person and by address. */
const TRIES = { times: 20, seconds: 600 };

/** What notices need of the server. */
export interface NoticesOptions {
  store: NoticeStore;
  clock: Clock;
  push: PushSender;
  tellsHooks: boolean;
  /** The address that people use; null where only they know. */
  address: string | null;
  /** What tests replace of the way out. */
  outward?: OutwardOptions;
  isHost: (person: string, table: string) => Promise<boolean>;
  onFailure: (code: string) => void;
  onError: (error: unknown) => void;
}

/** Tells people about their turns: finds what to tell, and sends it. */
export class Notices {
  readonly pages = new Pages();
  readonly channels: Channels;
  private readonly options: NoticesOptions;
  private readonly dispatcher: Dispatcher;
  private cancel: (() => void) | null = null;
  private tidied = -Infinity;

  constructor(options: NoticesOptions) {
    const { outward, ...rest } = options;
    this.options = options;
    const sender = new OutwardSender(outward);
    const now = (): number => options.clock.wallTime();
    this.channels = new Channels({ ...rest, sender, tries: new Limit(TRIES), now });
    this.dispatcher = new Dispatcher({ ...rest, sender, pages: this.pages });
  }

  /** Starts with what is left from before. */
  start(): void {
    this.schedule(0);
  }

  /** Stops. What is being sent is sent again after the next start, unless its answer is stored meanwhile. */
  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  /** Resolves once nothing is being sent. */
  idle(): Promise<void> {
    return this.dispatcher.idle();
  }

  private schedule(ms: number): void {
    this.cancel = this.options.clock.setTimer(ms, () => void this.round());
  }

  private async round(): Promise<void> {
    let wait = ROUND_MS;
    try {
      await this.run();
    } catch (error) {
      this.options.onError(error);
      wait = PAUSE_MS;
    }
    // It may have been stopped meanwhile.
    if (this.cancel) this.schedule(wait);
  }

  private async run(): Promise<void> {
    const { store, clock, onError } = this.options;
    await findNotices({ ...this.options, pages: this.pages });
    // A host that takes its time must not hold up the next round.
    this.dispatcher.sendDue().catch(onError);
    if (clock.now() - this.tidied < TIDY_MS) return;
    this.tidied = clock.now();
    await store.removeStrayHooks(clock.wallTime() - OVER_MS);
  }
}
