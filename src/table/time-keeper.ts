import type { Game, Seat } from '../engine/index.js';
import type { ToTable } from '../protocol/index.js';
import type { Session } from './session.js';
import type { ClockRow, SaveAnswer } from './store.js';

/** What a person asks of the clocks. */
export type TimeMessage = Extract<ToTable, { type: 'pause' | 'give-time' }>;

/** The clocks of a table. A table without any, such as one on the players' own device, has no time keeper. */
export interface TimeKeeper {
  /** The clocks to store with the last entry of this game. */
  rowAfter(draft: Game): ClockRow;
  /** The row was stored. */
  adopt(row: ClockRow): void;
  /** How often the clocks have changed. */
  readonly version: number;
  /** No time passes, and bots wait. */
  readonly isStanding: boolean;
  /** Whether a person may have the seat back now. */
  mayReturn(seat: Seat): boolean;
  handle(session: Session, message: TimeMessage): void;
  /** Sends the clocks; `id` is the message that this answers. */
  show(session: Session, id?: string): void;
  /** A session came; `isBack`: and its person with it, whose seat a bot may have taken over. */
  come(session: Session, isBack: boolean): void;
  /** The people of these seats may be gone. */
  go(seats: readonly Seat[]): void;
  /** Does what is due. */
  act(): Promise<void>;
  close(): void;
}

/** What the clocks need of their table. */
export interface TimedTable {
  readonly game: Game;
  readonly isClosed: boolean;
  readonly sessions: Iterable<Session>;
  /** Runs a request after all earlier ones. */
  enqueue<T>(request: () => Promise<T>): Promise<T>;
  /** Seats a bot in place of a person who is late, or the person again; false where that is not stored. Call it from the queue. */
  reseat(seat: Seat, next: 'bot' | 'person'): Promise<boolean>;
  /** Clocks were stored, or could not be: whoever opens the table next continues from what is stored. */
  noteSaved(answer: Exclude<SaveAnswer, { outcome: 'unknown' }>): void;
  /** Resumes bots. */
  advance(): void;
}
