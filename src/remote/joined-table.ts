import { legalMoves, type Move, type Outcome, type Seat, WORD_BYTES } from '../engine/index.js';
import type { Gathering, GatheringAction, TableInfo, ToClient, ToServer } from '../protocol/index.js';
import type { TableFrame } from './connection.js';
import { awaySeats, followGame, hasHash, seatToAct, type SeenGame } from './followed-game.js';
import { Link } from './link.js';
import { Listeners } from './listeners.js';
import { randomHex, randomName } from './names.js';
import { type Acted, PendingActions } from './pending-actions.js';
import { type MessageAnswer, PendingMessages, type Wish } from './pending-messages.js';
import type { EndProblem, Played, RemoteTable, TableEvents } from './remote-table.js';
import { takePart } from './take-part.js';

/** What a table needs of its client. */
export interface TableParts {
  /** The name to play under. */
  name: string;
  send: (frame: ToServer) => void;
  /** Asks the server for what lets others in. */
  invitation: () => ReturnType<RemoteTable['invitation']>;
  /** The table was left: no frame is about it any more. */
  onLeave: () => void;
}

/** After a move that could not be stored, the turn is reported again after this time. */
const RETRY_MS = 1000;
const NO_SEAT: Played = { ok: false, problem: { code: 'not-your-seat' } };

/** A table at the other end of a client's connection. */
export class JoinedTable implements RemoteTable {
  readonly id: string;
  /** The client's name for it in frames. */
  readonly link = randomName();
  gathering: Gathering | undefined;
  you: number | null = null;
  info: TableInfo | undefined;
  game: SeenGame | undefined;
  problem: EndProblem | undefined;
  readonly words: { seat: Seat; word: string; commitment: string }[] = [];
  private readonly parts: TableParts;
  private readonly messages: Link;
  private readonly actions: PendingActions;
  private readonly listeners = new Listeners<TableEvents>();
  private readonly pending = new PendingMessages();
  /** The position whose turn was reported: its last entry and its seat. */
  private reported = '';
  /** The last entry after which the view was not as the server said. */
  private differed = -1;

  constructor(id: string, key: string | null, parts: TableParts) {
    this.id = id;
    this.parts = parts;
    const { link } = this;
    const { send } = parts;
    this.actions = new PendingActions((act, action) => send({ type: 'act', link, id: act, action }));
    this.messages = new Link({
      join: (resume) => send({ type: 'join', link, table: id, key, resume }),
      send: (message) => send({ type: 'send', link, message }),
      leave() {
        send({ type: 'leave', link });
        parts.onLeave();
      },
    });
    this.messages.listen((message) => this.handle(message));
  }

  get seat(): Seat | undefined {
    const { game } = this;
    return typeof game?.eyes === 'number' && game.seats.includes(game.eyes) ? game.eyes : undefined;
  }

  get legalMoves(): readonly Move[] {
    const { game } = this;
    const seat = game && seatToAct(game);
    return game && seat !== undefined ? legalMoves(game.board, game.view, seat) : [];
  }

  on<E extends keyof TableEvents>(event: E, listener: (...args: TableEvents[E]) => void): () => void {
    return this.listeners.add(event, listener);
  }

  act(action: GatheringAction): Promise<Acted> {
    return this.actions.act(action);
  }

  ready(seat: Seat): Promise<Acted> {
    const word = randomHex(WORD_BYTES);
    this.words.push({ seat, word, commitment: this.gathering?.commitment ?? '' });
    return this.act({ type: 'ready', seat, word });
  }

  takePart(name = this.parts.name): ReturnType<RemoteTable['takePart']> {
    return takePart(this, name);
  }

  invitation(): ReturnType<RemoteTable['invitation']> {
    return this.parts.invitation();
  }

  play(move: Move): Promise<Played> {
    return this.forSeat((seat) => ({ type: 'move', seat, move }));
  }

  undo(): Promise<Played> {
    return this.forSeat((seat) => ({ type: 'undo', seat }));
  }

  resign(): Promise<Played> {
    return this.forSeat((seat) => ({ type: 'resign', seat }));
  }

  goAway(): Promise<Played> {
    return this.forSeat((seat) => ({ type: 'away', seat }));
  }

  comeBack(): Promise<Played[]> {
    const seats = this.game ? awaySeats(this.game) : [];
    return Promise.all(seats.map((seat) => this.tell({ type: 'return', seat }).then(played)));
  }

  look(eyes: Seat | 'open'): void {
    this.messages.send({ type: 'look', eyes });
  }

  async record(): ReturnType<RemoteTable['record']> {
    const answer = await this.tell({ type: 'record' });
    if (!answer.ok) return answer;
    return { ok: true, value: answer.message.type === 'record' ? answer.message.text : '' };
  }

  leave(): void {
    this.messages.close();
  }

  /** Joins again after a reconnect. */
  rejoin(): void {
    this.actions.noteReconnect();
    this.messages.join();
  }

  /** Ends it, as the client itself ends the connection. What has no answer fails. */
  abandon(): void {
    this.fail({ code: 'host-down' });
    this.listeners.emit('change');
  }

  /** Handles a frame about this table. */
  receive(frame: TableFrame): void {
    this.listeners.emit('frame', frame);
    switch (frame.type) {
      case 'gathering':
        this.problem = undefined;
        this.gathering = frame.gathering;
        this.you = frame.you;
        this.actions.noteGathering(frame.id);
        this.listeners.emit('gathering', frame.gathering);
        return this.listeners.emit('change');
      case 'info':
        this.problem = undefined;
        this.gathering = undefined;
        this.info = frame.info;
        this.actions.settleAll();
        return this.listeners.emit('change');
      case 'deliver':
        return this.messages.receive(frame.message);
      case 'rejoin':
        return this.messages.join();
      case 'stopped':
        return this.actions.stop(frame, this.gathering, this.you);
      case 'turned-away':
        return this.end(frame.problem);
      case 'rejected': {
        const { id = '', problem } = frame;
        if (this.actions.has(id))
          return this.actions.settle(id, { ok: false, problem: { code: 'host-crashed' } });
        return this.messages.receive({
          type: 'refused',
          id,
          problem: { code: 'not-a-move', at: problem.at },
        });
      }
      case 'knocks':
      case 'company':
      case 'chat':
      case 'said':
      case 'unsaid':
      case 'reacted':
      // Whom to let in, and what people say, is for those who listen to `frame`.
    }
  }

  private handle(message: ToClient): void {
    const before = this.game;
    this.game = followGame(before, message);
    this.listeners.emit('message', message);
    if (message.type === 'closed') return this.end(message.problem);
    if (message.type === 'table' && !this.game) return this.end({ code: 'unknown-board' });
    const isWrong = this.game !== undefined && !hasHash(this.game, message) && this.refetch(this.game);
    this.pending.settle(message);
    if (this.game && message.type === 'table') this.listeners.emit('table', this.game);
    if (message.type === 'entry') this.listeners.emit('entry', message.entry);
    this.listeners.emit('change');
    if (isWrong) return;
    if (message.type === 'refused' && message.problem.code === 'not-stored') return this.reportAgain();
    this.report(before?.view.outcome ?? null);
  }

  /** Reports that the game is over, or that the seat shown has to act. */
  private report(outcomeBefore: Outcome | null): void {
    const { game, problem } = this;
    if (!game || problem) return;
    const { outcome } = game.view;
    if (outcome && !outcomeBefore) return this.listeners.emit('over', outcome);
    const seat = seatToAct(game);
    if (seat === undefined || !this.pending.isEmpty) return;
    const position = `${game.log.length} ${seat}`;
    if (position === this.reported) return;
    this.reported = position;
    this.listeners.emit('turn', seat);
  }

  /** The store failed: the seat has to act again, after a pause. */
  private reportAgain(): void {
    this.reported = '';
    setTimeout(() => this.report(null), RETRY_MS);
  }

  /** Fetches the table, as its view is not what it should be; once for an entry, should it stay so. Returns whether it does. */
  private refetch({ log }: SeenGame): boolean {
    const n = log.length - 1;
    if (this.differed >= n) return false;
    this.differed = n;
    this.reported = '';
    this.messages.refetch();
    return true;
  }

  private forSeat(wish: (seat: Seat) => Wish): Promise<Played> {
    const { seat } = this;
    return seat === undefined ? Promise.resolve(NO_SEAT) : this.tell(wish(seat)).then(played);
  }

  private tell(wish: Wish): Promise<MessageAnswer> {
    const { problem, game } = this;
    if (problem) return Promise.resolve({ ok: false, problem });
    return this.pending.ask(wish, (game?.log.length ?? 0) - 1, (message) => this.messages.send(message));
  }

  private end(problem: EndProblem): void {
    if (this.problem) return;
    this.fail(problem);
    this.listeners.emit('ended', problem);
    this.listeners.emit('change');
  }

  private fail(problem: EndProblem): void {
    this.problem = problem;
    this.gathering = undefined;
    this.actions.settleAll({ ok: false, problem: { code: 'host-down' } });
    this.pending.fail(problem);
  }
}

function played(answer: MessageAnswer): Played {
  return answer.ok ? { ok: true } : answer;
}
