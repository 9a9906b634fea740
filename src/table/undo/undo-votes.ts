import { type Problem, type Seat, undoByConsent } from '../../engine/index.js';
import type { TableProblem, ToTable, UndoVoteEnd } from '../../protocol/index.js';
import type { Cancel, Clock } from '../clock.js';
import type { TablePolicy } from '../policy.js';
import type { Session } from '../session.js';
import type { Sessions } from '../sessions.js';
import type { MakeChange, Table } from '../table.js';
import {
  type AskedInTurn,
  type RunningVote,
  VOTE_MS,
  answerVote,
  beginVote,
  countAsked,
  shownVote,
} from './undo-vote.js';

/** A message about an undo by consent. */
export type VoteMessage = Extract<ToTable, { type: 'ask-undo' | 'answer-undo' }>;

/** What votes need of their table. */
export interface VoteTable {
  table: Table;
  sessions: Sessions;
  policy: TablePolicy;
  show(session: Session, id: string): void;
  advance(): void;
  change(
    request: { id: string; session: Session },
    cause: Seat,
    make: MakeChange,
  ): Promise<Problem | TableProblem | null>;
}

/**
 * The votes on undos of one table, one at a time. They are in memory alone: whatever closes the table, such as a restart, ends a
 * vote without a word. Call all methods but `handle` from the table's queue, or right after a change.
 */
export class UndoVotes {
  private readonly context: VoteTable;
  private readonly clock: Clock;
  private vote: RunningVote | null = null;
  private asker: Session | null = null;
  private cancelTimer: Cancel = () => {};
  private asked: AskedInTurn = new Map();
  /** The message of the last vote that is over, which is not to ask again when it is resent. */
  private last: { id: string; end: UndoVoteEnd } | null = null;

  constructor(context: VoteTable, clock: Clock) {
    this.context = context;
    this.clock = clock;
  }

  get isRunning(): boolean {
    return this.vote !== null;
  }

  /** Handles a message after all earlier ones. */
  handle(session: Session, message: VoteMessage): void {
    const { table } = this.context;
    void table.enqueue(async () => {
      // The table that is opened next judges it (P18).
      if (table.isClosed) return undefined;
      if (table.hasApplied(message.id)) return this.context.show(session, message.id);
      const isOwn = session.seats.includes(message.seat) && table.game.sitting[message.seat] === 'person';
      const problem: TableProblem | null = isOwn
        ? message.type === 'ask-undo'
          ? this.ask(session, message)
          : await this.answer(session, message)
        : { code: 'not-your-seat' };
      if (problem) session.send({ type: 'refused', id: message.id, problem });
      return undefined;
    });
  }

  /** Shows a client the vote that is running; where there is none, says so if `isTold`. */
  show(session: Session, isTold: boolean): void {
    if (this.vote) session.send({ type: 'undo-vote', vote: shownVote(this.vote, this.clock.now()) });
    else if (isTold) session.send({ type: 'undo-vote', vote: null });
  }

  /** The game has changed: what was asked is outdated. */
  overtake(): void {
    if (this.vote) this.end({ how: 'overtaken', seat: this.vote.seat });
  }

  /** Ends a vote without a word. */
  stop(): void {
    this.cancelTimer();
    this.vote = null;
    this.asker = null;
  }

  private ask(
    session: Session,
    { id, n, seat }: Extract<VoteMessage, { type: 'ask-undo' }>,
  ): TableProblem | null {
    const { table, policy } = this.context;
    const { game } = table;
    if (!policy.undoByConsent) return { code: 'not-allowed' };
    if (this.last?.id === id) {
      session.send({ type: 'undo-vote', vote: null, end: this.last.end, id });
      return null;
    }
    if (this.vote && this.vote.id !== id) return { code: 'already-asked' };
    if (this.vote) {
      session.send({ type: 'undo-vote', vote: shownVote(this.vote, this.clock.now()), id });
      return null;
    }
    const last = game.record.log.length - 1;
    if (n !== last) return { code: 'stale', n: last };
    const vote = beginVote(game, { id, seat, own: session.seats, now: this.clock.now() }, this.asked);
    if ('code' in vote) return vote;
    this.asked = countAsked(game, seat, this.asked);
    this.vote = vote;
    this.asker = session;
    this.cancelTimer = this.clock.setTimer(VOTE_MS, () => this.expire(vote.id));
    this.tell(session, id);
    return null;
  }

  private async answer(
    session: Session,
    { id, n, asker, agree }: Extract<VoteMessage, { type: 'answer-undo' }>,
  ): Promise<TableProblem | null> {
    const { vote } = this;
    if (vote?.n !== n || vote.seat !== asker) return { code: 'not-asked' };
    const next = answerVote(vote, session.seats, agree);
    if ('code' in next) return next;
    if ('how' in next) {
      if (next.how === 'agreed') await this.undo(vote, session, id);
      else this.end(next, session, id);
      return null;
    }
    this.vote = next;
    this.tell(session, id);
    return null;
  }

  /** All have agreed. */
  private async undo(vote: RunningVote, session: Session, id: string): Promise<void> {
    const { seat } = vote;
    const asker = this.asker ?? session;
    this.stop();
    const problem = await this.context.change({ id: vote.id, session: asker }, seat, (draft) => {
      const entry = undoByConsent(draft, seat);
      return entry ?? { code: 'nothing-to-undo' };
    });
    this.tellEnd({ how: problem ? 'not-stored' : 'agreed', seat }, vote.id, session, id);
  }

  private end(end: UndoVoteEnd, session?: Session, id?: string): void {
    const asked = this.vote?.id ?? '';
    this.stop();
    this.tellEnd(end, asked, session, id);
    // Bots have waited.
    this.context.advance();
  }

  private expire(id: string): void {
    void this.context.table.enqueue(() => {
      if (this.vote?.id === id) this.end({ how: 'expired', seat: this.vote.seat });
      return Promise.resolve();
    });
  }

  /** Tells everybody of the vote; `id` is the message of a session that this answers. */
  private tell(session: Session, id: string): void {
    const { vote } = this;
    if (!vote) return;
    const shown = shownVote(vote, this.clock.now());
    for (const other of this.context.sessions)
      other.send({ type: 'undo-vote', vote: shown, ...(other === session && { id }) });
  }

  private tellEnd(end: UndoVoteEnd, asked: string, session?: Session, id?: string): void {
    this.last = { id: asked, end };
    for (const other of this.context.sessions)
      other.send({
        type: 'undo-vote',
        vote: null,
        end,
        ...(other === session && id !== undefined && { id }),
      });
  }
}
