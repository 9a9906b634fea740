import {
  type Entry,
  type Eyes,
  type Game,
  type Move,
  type Problem,
  type Seat,
  endByAgreement,
  recordMove,
  redactEntry,
  toAct,
} from '../engine/index.js';
import type { Level, TableProblem, ToTable } from '../protocol/index.js';
import { isAbandoned } from './abandoned.js';
import { BotSeats } from './bots/bot-seats.js';
import { BotTurns, type Cause } from './bots/bot-turns.js';
import type { TableDependencies } from './dependencies.js';
import { type MessageContext, handleMessage } from './messages.js';
import type { TablePolicy } from './policy.js';
import { SeenGame } from './seen-game.js';
import { Session, type SessionOptions } from './session.js';
import { Sessions } from './sessions.js';
import { giveBack, takeOver } from './reseating.js';
import { type MakeChange, Table } from './table.js';
import { Advising } from './thinking/advising.js';
import type { TimedTable, TimeKeeper } from './time-keeper.js';
import { UndoVotes } from './undo/undo-votes.js';

/** A client's connection to a running table. */
export interface Attached {
  send(message: ToTable): void;
  leave(): void;
}

/** A table with its sessions, its bots and its advice: wires them together. */
export class RunningTable implements MessageContext {
  readonly table: Table;
  readonly sessions: Sessions;
  readonly bots: BotTurns;
  readonly policy: TablePolicy;
  readonly time: TimeKeeper | null;
  readonly substitute: Level | undefined;
  readonly votes: UndoVotes;
  private readonly dependencies: TableDependencies;
  private readonly botSeats: BotSeats;
  private readonly advising: Advising;
  /** Called once bots have nothing left to do. */
  private readonly onIdle: (() => void)[] = [];

  constructor(dependencies: TableDependencies) {
    const { clock, policy } = dependencies;
    this.dependencies = dependencies;
    this.policy = policy;
    this.sessions = new Sessions(clock);
    this.time = dependencies.keepTime?.(this.timed()) ?? null;
    this.substitute = dependencies.substitute;
    this.votes = new UndoVotes(this, clock);
    this.table = new Table(dependencies, () => this.sendNotStored(), this.time);
    this.advising = new Advising(dependencies);
    this.botSeats = new BotSeats(dependencies);
    this.bots = new BotTurns(
      {
        clock,
        bots: this.botSeats,
        game: () => this.table.game,
        botsPlayAlone: policy.botsPlayAlone,
        isHeld: () =>
          !this.botsMayPlay() ||
          this.sessions.isAnyHolding() ||
          this.votes.isRunning ||
          (this.time?.isStanding ?? false),
        onThinking: (seat) => this.sessions.sendAll({ type: 'thinking', seat }),
        play: (seat, move) => this.playBot(seat, move),
      },
      policy.pace.initial,
    );
    void this.time?.act();
    this.advance();
  }

  /** The number of the last entry of its log. */
  get lastEntry(): number {
    return this.table.game.record.log.length - 1;
  }

  /** Connects a client, which is sent at once what it has not seen: the whole table, or the last entries. */
  attach(options: SessionOptions): Attached {
    const session = new Session({ ...options, mayAsk: this.policy.undoByConsent });
    this.sessions.add(session);
    const hasSeen = options.eyes === session.eyes ? (options.n ?? null) : null;
    if (hasSeen === null || !this.catchUp(session, hasSeen)) this.show(session);
    else this.votes.show(session, this.policy.undoByConsent);
    this.time?.come(session, options.hasCome ?? false);
    this.advance();
    return {
      send: (message) => {
        if (this.sessions.has(session)) handleMessage(this, session, message);
      },
      leave: () => {
        this.sessions.delete(session);
        session.hold?.();
        this.advising.stop(session);
        if (!this.botsMayPlay()) this.bots.stop();
        this.time?.go(session.seats);
        this.advance();
      },
    };
  }

  /** Nothing changes and nothing is sent from now on. An append under way may still be stored. */
  close(): void {
    this.table.close();
    this.time?.close();
    this.bots.stop();
    this.votes.stop();
    this.botSeats.dismissAll();
    for (const session of this.sessions) {
      this.advising.stop(session);
      session.hold?.();
    }
    this.sessions.clear();
    this.noteIdle();
  }

  /** Does what is due, and lets bots play on; resolves once nothing is left to do but to wait for people. */
  async act(): Promise<void> {
    await this.time?.act();
    await new Promise<void>((resolve) => {
      this.onIdle.push(resolve);
      this.noteIdle();
    });
  }

  /** Resolves once all that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.table.enqueue(() => Promise.resolve());
  }

  async change(
    request: { id: string; session: Session } | null,
    cause: Cause,
    make: MakeChange,
  ): Promise<Problem | TableProblem | null> {
    const result = await this.table.change(request?.id ?? null, make);
    if (result.type === 'made') {
      this.tell(result, request);
      this.votes.overtake();
      this.advance(cause);
    }
    if (this.table.isClosed) this.close();
    return result.type === 'refused' ? result.problem : null;
  }

  advance(cause: Cause | null = null): void {
    if (this.botsMayPlay()) this.bots.advance(cause);
    for (const session of this.sessions) this.advising.update(this.table.game, session);
    this.noteIdle();
  }

  show(session: Session, id?: string, seen = new SeenGame(this.table.game)): void {
    session.sendTable(seen, this.dependencies.plan, id);
    this.time?.show(session);
    this.showThinking(session);
    this.votes.show(session, false);
  }

  /** Tells all sessions of a change. */
  private tell(
    { game, entry }: { game: Game; entry: Entry },
    request: { id: string; session: Session } | null,
  ): void {
    const seen = new SeenGame(game);
    for (const session of this.sessions) {
      const { eyes } = session;
      const id = session === request?.session ? request.id : undefined;
      if (entry.move.type === 'undo') this.show(session, id, seen);
      else {
        session.sendEntry(game, seen.lastEntry(eyes, entry), this.hashOf(seen, eyes), id);
        this.time?.show(session);
      }
    }
  }

  private hashOf(seen: SeenGame, eyes: Eyes): number | undefined {
    return this.dependencies.sendsHashes ? seen.hash(eyes) : undefined;
  }

  private showThinking(session: Session): void {
    const seat = this.bots.thinking;
    // After an undo the bot may still be thinking about a position that was undone.
    if (seat !== null && toAct(this.table.game.state).includes(seat))
      session.send({ type: 'thinking', seat });
  }

  /** Sends the entries after number `n`; false where that does not give the view, as after an undo. */
  private catchUp(session: Session, n: number): boolean {
    const { game } = this.table;
    const { log } = game.record;
    const missed = log.slice(n + 1);
    if (n >= log.length || missed.some(({ move }) => move.type === 'undo')) return false;
    const { eyes } = session;
    for (const [i, entry] of missed.entries()) {
      const isLast = i === missed.length - 1;
      const hash = isLast ? this.hashOf(new SeenGame(game), eyes) : undefined;
      session.sendEntry(game, redactEntry(game.board, entry, eyes), hash);
    }
    this.time?.show(session);
    this.showThinking(session);
    return true;
  }

  private noteIdle(): void {
    const isIdle = this.table.isClosed || this.bots.thinking === null || (this.time?.isStanding ?? false);
    if (isIdle) for (const resolve of this.onIdle.splice(0)) resolve();
  }

  /** What the clocks need of the table. */
  private timed(): TimedTable {
    const { onAppend } = this.dependencies;
    const table = (): Table => this.table;
    return {
      get game() {
        return table().game;
      },
      get isClosed() {
        return table().isClosed;
      },
      sessions: this.sessions,
      enqueue: (request) => table().enqueue(request),
      reseat: async (seat, next) => {
        // The bot moves at its pace: somebody who is only a moment late may be back before.
        const problem = await this.change(null, 'bot', (draft) =>
          next === 'bot' ? takeOver(draft, seat, 'clock', this.substitute) : giveBack(draft, seat),
        );
        return problem?.code !== 'not-stored';
      },
      noteSaved: (answer) => {
        if (answer.outcome === 'superseded' || answer.outcome === 'gone') this.close();
        onAppend(answer, this.lastEntry, this.time?.version ?? 0);
      },
      advance: () => this.advance(),
    };
  }

  private botsMayPlay(): boolean {
    return !this.table.isClosed && (this.policy.botsPlayAlone || this.sessions.size > 0);
  }

  private async playBot(seat: Seat, move: Move): Promise<boolean> {
    const { game } = this.table;
    const problem = await this.table.enqueue(async () => {
      // A person took back a move while the bot's was in the queue.
      if (this.table.game !== game) return null;
      return this.change(null, 'bot', (draft) => {
        // The end could not be stored when the last person resigned.
        if (isAbandoned(draft)) return endByAgreement(draft, 'host') ?? { code: 'game-over' };
        const made = recordMove(draft, seat, 'bot', move);
        return made.ok ? made.value : made.problem;
      });
    });
    if (problem) this.sendNotStored();
    return problem === null;
  }

  /** A write failed that the table retries automatically. */
  private sendNotStored(): void {
    this.sessions.sendAll({ type: 'refused', id: '', problem: { code: 'not-stored' } });
  }
}
