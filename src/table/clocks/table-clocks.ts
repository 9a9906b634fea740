import { type Game, type Seat, seatsTakenBy } from '../../engine/index.js';
import type { TableProblem, TimeControl } from '../../protocol/index.js';
import type { Cancel, Clock } from '../clock.js';
import type { Session } from '../session.js';
import type { ClockRow, ClockStore } from '../store.js';
import type { TimedTable, TimeKeeper, TimeMessage } from '../time-keeper.js';
import { clocksAfter, mayReturn } from './after-entry.js';
import { withGift, withPause, withPresence } from './change.js';
import { type Clocks, clocksAt, seatsOut, type Timing, whyStanding } from './clocks.js';
import type { Downtime } from './downtime.js';
import { dueTime } from './due.js';
import { showClocks } from './show.js';

/** What could not be stored is tried again after this time. */
const RETRY_MS = 2000;
/** Timers of platforms take no longer times than some weeks. */
const MAX_TIMER_MS = 24 * 3600 * 1000;

/** What clocks are made of. */
export interface TableClocksOptions {
  /** The table's id. */
  id: string;
  row: ClockRow;
  control: TimeControl;
  /** What is known now of downtimes. */
  downtimes: () => readonly Downtime[];
  clock: Clock;
  store: ClockStore;
}

/** The clocks of a running table. A change is stored before anybody is told, as moves are. */
export class TableClocks implements TimeKeeper {
  private readonly options: TableClocksOptions;
  private readonly table: TimedTable;
  private row: ClockRow;
  private cancelTimer: Cancel | null = null;
  /** Seats whose people have gone, until that is stored. */
  private readonly gone = new Set<Seat>();
  private isLate = false;

  constructor(table: TimedTable, options: TableClocksOptions) {
    this.table = table;
    this.options = options;
    this.row = options.row;
  }

  get version(): number {
    return this.row.version;
  }

  get isStanding(): boolean {
    return whyStanding(this.row.clocks, this.timing) !== null;
  }

  rowAfter(draft: Game): ClockRow {
    return this.rowOf(clocksAfter(this.row.clocks, draft, this.now, this.timing), draft);
  }

  adopt(row: ClockRow): void {
    this.row = row;
    this.isLate = false;
    this.schedule();
  }

  mayReturn(seat: Seat): boolean {
    return mayReturn(this.current, this.table.game, seat);
  }

  show(session: Session, id?: string): void {
    const clocks = showClocks(this.row.clocks, this.table.game, this.now, this.timing);
    session.send({ type: 'clocks', clocks, ...(id !== undefined && { id }) });
  }

  handle(session: Session, message: TimeMessage): void {
    void this.table.enqueue(async () => {
      // The table that is opened next judges it.
      if (this.table.isClosed) return;
      const { id } = message;
      const problem = await this.change(this.changed(session, message), session, id);
      if (problem) session.send({ type: 'refused', id, problem });
    });
  }

  come(session: Session, isBack: boolean): void {
    if (session.seats.length === 0) return;
    void this.table.enqueue(async () => {
      await this.savePresence();
      if (!isBack) return;
      const { record } = this.table.game;
      for (const seat of seatsTakenBy(record.log, 'clock'))
        if (session.seats.includes(seat) && !this.table.isClosed && this.mayReturn(seat))
          await this.table.reseat(seat, 'person');
    });
  }

  go(seats: readonly Seat[]): void {
    if (seats.length === 0 || this.timing.control.type === 'days') return;
    for (const seat of seats) this.gone.add(seat);
    void this.table.enqueue(() => this.savePresence());
  }

  act(): Promise<void> {
    return this.table.enqueue(() => this.judge());
  }

  close(): void {
    this.cancelTimer?.();
    this.cancelTimer = null;
  }

  private get now(): number {
    return this.options.clock.wallTime();
  }

  private get timing(): Timing {
    const { control, downtimes } = this.options;
    return { control, downtimes: downtimes() };
  }

  private get current(): Clocks {
    return clocksAt(this.row.clocks, this.now, this.timing);
  }

  /** The clocks as a person wants them; null where that is not allowed. */
  private changed(session: Session, message: TimeMessage): Clocks | null {
    const { sitting, state } = this.table.game;
    const isPlaying = session.seats.some((seat) => sitting[seat] === 'person') && state.phase !== 'over';
    if (!isPlaying) return null;
    const { clocks } = this.row;
    switch (message.type) {
      case 'pause':
        return withPause(clocks, message.paused, this.now, this.timing);
      case 'give-time': {
        const { seat, times } = message;
        const isOther = sitting[seat] === 'person' && !session.seats.includes(seat);
        return isOther ? withGift(clocks, seat, times, this.now, this.timing) : null;
      }
    }
  }

  /** Stores changed clocks and tells everybody; the session that asked, with its message's id. */
  private async change(clocks: Clocks | null, session?: Session, id?: string): Promise<TableProblem | null> {
    if (!clocks) return { code: 'not-allowed' };
    const row = this.rowOf(clocks, this.table.game);
    const { id: table, store } = this.options;
    const answer = await store.saveClocks(table, row);
    switch (answer.outcome) {
      case 'stored':
        this.adopt(row);
        this.table.noteSaved(answer);
        for (const other of this.table.sessions) this.show(other, other === session ? id : undefined);
        this.table.advance();
        return null;
      case 'failed':
        this.table.noteSaved(answer);
        return { code: 'not-stored' };
      case 'unknown':
        // Nobody knows what was stored: it is read again.
        this.table.noteSaved({ outcome: 'superseded' });
        return null;
      case 'superseded':
      case 'gone':
        this.table.noteSaved(answer);
        return null;
    }
  }

  /** Stores who is connected, where that has changed. By the day it does not matter. */
  private async savePresence(): Promise<void> {
    const { table, gone } = this;
    if (table.isClosed || this.timing.control.type === 'days') return;
    const present = new Set([...table.sessions].flatMap(({ seats }) => seats));
    const { here } = this.current;
    const come = [...present].filter((seat) => !here.includes(seat));
    const left = [...gone].filter((seat) => !present.has(seat) && here.includes(seat));
    if (come.length > 0 || left.length > 0) {
      const problem = await this.change(
        withPresence(this.row.clocks, { come, gone: left }, this.now, this.timing),
      );
      if (problem) return this.retry();
    }
    gone.clear();
  }

  /** Seats bots for those who are late, and notes what time alone has changed. Call it from the queue. */
  private async judge(): Promise<void> {
    if (this.table.isClosed) return;
    this.isLate = false;
    await this.savePresence();
    for (const seat of seatsOut(this.current, this.timing)) {
      if (this.table.isClosed) return;
      if (!(await this.table.reseat(seat, 'bot'))) return this.retry();
    }
    const { due } = this.row;
    if (this.table.isClosed || due === null || due > this.now) return this.schedule();
    if (await this.change(this.current)) this.retry();
  }

  private rowOf(clocks: Clocks, game: Game): ClockRow {
    return { version: this.row.version + 1, clocks, due: dueTime(clocks, game, this.timing) };
  }

  private retry(): void {
    this.isLate = true;
    this.schedule();
  }

  private schedule(): void {
    this.close();
    const { due } = this.row;
    if (this.table.isClosed || (due === null && !this.isLate)) return;
    const wait = due === null ? RETRY_MS : due - this.now;
    const ms = Math.min(MAX_TIMER_MS, Math.max(wait, this.isLate ? RETRY_MS : 1));
    this.cancelTimer = this.options.clock.setTimer(ms, () => void this.act());
  }
}
