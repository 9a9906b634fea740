import { type Entry, type Game, type Problem, canonical } from '../engine/index.js';
import type { TableProblem } from '../protocol/index.js';
import { pause } from './clock.js';
import type { TableDependencies } from './dependencies.js';
import { draftOf } from './draft.js';
import { revealSeedIfOver } from './reveal-seed.js';
import type { AppendAnswer, AppendRow, ClockRow, StoredEntry } from './store.js';
import type { TimeKeeper } from './time-keeper.js';

/** After an append of unknown outcome the store is read again after this time, which doubles each time up to a limit. */
const READ_MS = 1000;
const MAX_READ_MS = 60_000;

/** Tries a change on a draft of the game. Returns the new entry, or why there is none. */
export type MakeChange = (draft: Game) => Entry | Problem | TableProblem;

/** The outcome of a change. `behind`: the store is ahead of this table, which is closed and must be opened again. */
export type ChangeResult =
  | { type: 'made'; game: Game; entry: Entry }
  | { type: 'refused'; problem: Problem | TableProblem }
  | { type: 'behind' };

/** The queue and the change: requests run one after the other, and the game changes only once its entry is stored. */
export class Table {
  private readonly dependencies: TableDependencies;
  private readonly onRetry: () => void;
  private readonly time: TimeKeeper | null;
  private readonly appliedMessages: Set<string>;
  private last: Promise<unknown> = Promise.resolve();
  private current: Game;
  private closed = false;

  /** `onRetry` is called each time the store can't say whether an entry was stored. */
  constructor(dependencies: TableDependencies, onRetry: () => void, time: TimeKeeper | null) {
    this.time = time;
    this.dependencies = dependencies;
    this.onRetry = onRetry;
    this.current = dependencies.game;
    this.appliedMessages = new Set(dependencies.appliedMessages);
  }

  get game(): Game {
    return this.current;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** Whether the entry of this message is in the log. This makes messages idempotent: a resend is not applied again. */
  hasApplied(message: string): boolean {
    return this.appliedMessages.has(message);
  }

  /** Nothing changes from now on. An append under way may still be stored. */
  close(): void {
    this.closed = true;
  }

  /** Runs a request after all earlier ones. */
  enqueue<T>(request: () => Promise<T>): Promise<T> {
    const result = this.last.then(request);
    this.last = result.catch(this.dependencies.onError);
    return result;
  }

  /** Makes a change and stores it; `message` is the id of the message that requested it. Call it from the queue. */
  async change(message: string | null, make: MakeChange): Promise<ChangeResult> {
    // Unanswered, so that the client resends it to the table that replaces this one.
    if (this.closed) return { type: 'behind' };
    const draft = draftOf(this.current);
    const entry = make(draft);
    if ('code' in entry) return { type: 'refused', problem: entry };
    revealSeedIfOver(draft, this.dependencies.secret);
    const clocks = this.time?.rowAfter(draft);
    const answer = await this.append(draft, entry, message, clocks);
    if (answer.outcome === 'unknown') return { type: 'behind' };
    this.dependencies.onAppend(answer, entry.n, clocks?.version ?? 0);
    switch (answer.outcome) {
      case 'stored':
        this.current = draft;
        if (clocks && !this.closed) this.time?.adopt(clocks);
        if (message !== null) this.appliedMessages.add(message);
        return { type: 'made', game: draft, entry };
      case 'duplicate':
      case 'superseded':
        this.close();
        return { type: 'behind' };
      case 'gone':
        this.close();
        return NOT_STORED;
      case 'failed':
        // Closed meanwhile: the table that is opened next judges the message.
        return this.closed ? { type: 'behind' } : NOT_STORED;
    }
  }

  private async append(
    { record }: Game,
    entry: Entry,
    message: string | null,
    clocks: ClockRow | undefined,
  ): Promise<AppendAnswer> {
    const { id, clock, store, onError } = this.dependencies;
    const { log: _, ...head } = record;
    const played = clock.wallTime();
    const row = { table: id, n: entry.n, entry, message, head, played, ...(clocks && { clocks }) };
    const answer = await store.append(row).catch((error: unknown): AppendAnswer => {
      onError(error);
      return { outcome: 'unknown' };
    });
    return answer.outcome === 'unknown' ? this.resolveUnknown(row) : answer;
  }

  /** Reads the store until the outcome of a row is known; unknown only where the table was closed meanwhile. */
  private async resolveUnknown(row: AppendRow): Promise<AppendAnswer> {
    const { clock, store } = this.dependencies;
    for (let wait = READ_MS; !this.closed; wait = Math.min(MAX_READ_MS, 2 * wait)) {
      try {
        return outcomeOf(row, await store.readEntry(row.table, row.n));
      } catch {
        this.onRetry();
        await pause(clock, wait);
      }
    }
    return { outcome: 'unknown' };
  }
}

const NOT_STORED: ChangeResult = { type: 'refused', problem: { code: 'not-stored' } };

/** The outcome of a row, judged by the entry that has its number. */
function outcomeOf(row: AppendRow, found: StoredEntry | 'missing' | 'gone'): AppendAnswer {
  if (found === 'gone') return { outcome: 'gone' };
  if (found === 'missing') return { outcome: 'failed', problem: { code: 'storage-timeout' } };
  if (found.message !== row.message) return { outcome: 'superseded' };
  if (canonical(found.entry) === canonical(row.entry)) return { outcome: 'stored' };
  return row.message === null ? { outcome: 'superseded' } : { outcome: 'duplicate', n: found.n };
}
