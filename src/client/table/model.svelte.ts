import {
  type Board,
  type GameEvent,
  type Eyes,
  fold,
  type Move,
  type Problem,
  type Seat,
  type RedactedEntry,
  resignedSeats,
  takenOverSeats,
  toAct,
  type View,
} from '../../engine/index.js';
import {
  type Advice,
  type Askable,
  type ShownClocks,
  type TableLink,
  type TablePlan,
  type TableProblem,
  type ToClient,
  type ToTable,
  type UndoVote,
  type UndoVoteEnd,
  viewHash,
} from '../../protocol/index.js';
import type { Animator } from './animator.js';
import { boardOf } from './board-edition.js';
import { EventQueue, pageTimer, type Timer } from './event-queue.js';

/** What a model is made of, besides its link. */
export interface ModelParts {
  /** Plays motion; without it, events are shown at once. */
  animator?: Animator;
  timer?: Timer;
  /** The table is a server's: its bots wait for nobody, and a person who was away is back with this page. */
  isOnline?: boolean;
}

class Model {
  board = $state.raw<Board>();
  plan = $state.raw<TablePlan>();
  eyes = $state.raw<Eyes>('open');
  /** The seats of this page, including those that bots have taken over. */
  ownSeats = $state.raw<readonly Seat[]>([]);
  /** The view after the last event shown. */
  view = $state.raw<View>();
  log = $state.raw<readonly RedactedEntry[]>([]);
  /** The seats of people that bots play. */
  readonly takenOver: readonly Seat[] = $derived.by(() => takenOverSeats(this.log));
  /** The seats played from this page. */
  readonly seats: readonly Seat[] = $derived.by(() => {
    const { takenOver, ownSeats } = this;
    return takenOver.length === 0 ? ownSeats : ownSeats.filter((seat) => !takenOver.includes(seat));
  });
  undoable = $state.raw<readonly Seat[]>([]);
  /** What seats of this page may ask the others to agree to. */
  askable = $state.raw<readonly Askable[]>([]);
  /** The vote on an undo that is running. */
  vote = $state.raw<UndoVote>();
  /** How the last vote ended; another object for each. */
  voteEnd = $state.raw<UndoVoteEnd>();
  /** The bot that is thinking. */
  thinking = $state.raw<Seat>();
  /** The last advice received; while events are animated it may be ahead of the view. */
  #advised = $state.raw<{ n: number; advice: Advice }>();
  #advising = $state.raw<{ n: number; share: number }>();
  /** Why the last thing tried can't be done. */
  refusal = $state.raw<Problem | TableProblem>();
  /** A bot's move could not be stored, and is being retried. */
  unsaved = $state(false);
  /** Why the table was closed. */
  closed = $state.raw<Extract<ToClient, { type: 'closed' }>['problem']>();
  /** The number of events shown since the deal, including those taken back. */
  shown = $state(0);
  /** The game ended while this page showed it. */
  endedHere = $state(false);
  /** Events are still being animated. */
  busy = $state(false);
  /** The clocks of an online table, and the page's time when they came. */
  clocks = $state.raw<{ shown: ShownClocks; at: number }>();
  /** A submitted move that has no answer yet. */
  pendingMove = $state.raw<Move>();
  #pendingId = '';

  readonly #link: TableLink;
  readonly #isOnline: boolean;
  /** The last entry after which the view was not as the table said. */
  #differed = -1;
  readonly #queue: EventQueue;
  readonly #animator: Animator | undefined;
  readonly #unlisten: () => void;
  #lastId = 0;
  #hasReturned = false;
  readonly #recordRequests = new Map<string, (text: string) => void>();

  constructor(link: TableLink, { animator, timer = pageTimer, isOnline = false }: ModelParts) {
    this.#link = link;
    this.#isOnline = isOnline;
    this.#animator = animator;
    this.#queue = new EventQueue(timer, (busy) => this.#hold(busy));
    this.#unlisten = link.listen((message) => this.#receive(message));
  }

  /** The seat whose view is shown, if it is a seat's. */
  get seat(): Seat | undefined {
    return typeof this.eyes === 'number' ? this.eyes : undefined;
  }
  /** The seat shown is played from this page, and may act. */
  get myTurn(): boolean {
    const { view, seat } = this;
    return (
      view !== undefined && seat !== undefined && this.seats.includes(seat) && toAct(view).includes(seat)
    );
  }
  /** The number of the last entry shown in full. */
  get entry(): number {
    return this.log.at(-1)?.n ?? -1;
  }
  /** The advice on the table as shown. */
  get advice(): Advice | undefined {
    return this.#advised?.n === this.entry ? this.#advised.advice : undefined;
  }
  /** How far a hint on the table as shown has been computed, from 0 to 1. */
  get hintProgress(): number {
    return this.#advising?.n === this.entry ? this.#advising.share : 0;
  }
  /** The seats that may act. */
  get waiting(): readonly Seat[] {
    return this.view === undefined ? [] : toAct(this.view);
  }
  /** Sends a move to the table, unless one is pending. */
  submit(move: Move): void {
    this.skip();
    const { seat } = this;
    if (seat === undefined || this.pendingMove) return;
    this.pendingMove = move;
    this.#pendingId = this.#nextId();
    this.refusal = undefined;
    this.#send({ type: 'move', id: this.#pendingId, n: this.entry, seat, move });
  }
  /** Takes back the last move of a seat. */
  undo(seat: Seat): void {
    this.skip();
    this.refusal = undefined;
    this.#send({ type: 'undo', id: this.#nextId(), n: this.entry, seat });
  }
  /** Asks the others whether a seat may take back its last move. */
  askToUndo(seat: Seat): void {
    this.skip();
    this.refusal = undefined;
    this.#send({ type: 'ask-undo', id: this.#nextId(), n: this.entry, seat });
  }
  /** Answers the running vote for all seats of this page; withdraws it where one of them asked. */
  answerVote(agree: boolean): void {
    const [seat] = this.seats;
    if (this.vote === undefined || seat === undefined) return;
    const { n, seat: asker } = this.vote;
    this.#send({ type: 'answer-undo', id: this.#nextId(), n, seat, asker, agree });
  }
  /** Gives a seat to a bot for the rest of the game, which ends if no person plays on. */
  resign(seat: Seat): void {
    this.skip();
    this.refusal = undefined;
    this.#send({ type: 'resign', id: this.#nextId(), n: this.entry, seat });
  }
  /** The seats of this page that bots play only until their people are back. */
  get awaySeats(): readonly Seat[] {
    const resigned = resignedSeats(this.log);
    return this.ownSeats.filter((seat) => this.takenOver.includes(seat) && !resigned.includes(seat));
  }
  /** Lets bots play this page's seats for a while. */
  goAway(): void {
    this.skip();
    for (const seat of this.seats) this.#send({ type: 'away', id: this.#nextId(), n: this.entry, seat });
  }
  /** Takes this page's seats back from bots. */
  comeBack(): void {
    for (const seat of this.awaySeats)
      this.#send({ type: 'return', id: this.#nextId(), n: this.entry, seat });
  }
  /** Whether a seat's clock is shown: of a running game, and by the day only where it runs, as each turn has all of its days. */
  hasClock(seat: Seat): boolean {
    const { clocks, view } = this;
    if (!clocks || view?.phase === 'over' || clocks.shown.left[seat] == null) return false;
    return clocks.shown.control.type === 'live' || clocks.shown.running.includes(seat);
  }
  /** Stops all clocks for a while, or lets them run on. */
  pause(paused: boolean): void {
    this.refusal = undefined;
    this.#send({ type: 'pause', id: this.#nextId(), paused });
  }
  /** Gives another seat some more time. */
  giveTime(seat: Seat): void {
    const given = this.clocks?.shown.given[seat] ?? 0;
    this.refusal = undefined;
    this.#send({ type: 'give-time', id: this.#nextId(), seat, times: given + 1 });
  }
  /** Asks for the view of other eyes. */
  look(eyes: Seat | 'open'): void {
    this.skip();
    // The advice was computed for the old eyes.
    if (eyes !== this.eyes) this.#advised = undefined;
    this.#send({ type: 'look', eyes });
  }
  /** Asks for advice from now on, or for none. */
  advise(what: 'odds' | 'hint' | null): void {
    if (what === null) this.#advised = undefined;
    this.#advising = undefined;
    this.#send({ type: 'advise', what });
  }
  /** Sets the pace of the bots, in milliseconds. */
  pace(step: number, grace: number): void {
    this.#send({ type: 'pace', pace: { step, grace } });
  }
  /** Ends the wait of the bots after the last move: a shorter grace time takes effect right away. */
  hurry(step: number, grace: number): void {
    this.pace(step, 0);
    this.pace(step, grace);
  }
  /** Says why something can't be done, without asking the table. */
  refuse(problem: Problem | TableProblem | undefined): void {
    this.refusal = problem;
  }
  /** The record as text. */
  record(): Promise<string> {
    const id = this.#nextId();
    return new Promise((resolve) => {
      this.#recordRequests.set(id, resolve);
      this.#send({ type: 'record', id });
    });
  }
  /** Shows all pending events at once, without motion. */
  skip(): void {
    this.#queue.flush();
    this.#animator?.clear();
  }
  close(): void {
    this.#queue.clear();
    this.#unlisten();
    this.#link.close();
  }

  #receive(message: ToClient): void {
    if ('id' in message && message.id === this.#pendingId) this.pendingMove = undefined;
    switch (message.type) {
      case 'table':
        this.#queue.clear();
        this.#animator?.clear();
        this.#replace(message);
        if (this.#isOnline) this.#return();
        return;
      case 'entry':
        this.unsaved = false;
        this.#queue.add(
          ...message.entry.outcome.flatMap((event) => [
            () => this.#animate('before', event),
            () => this.#fold(event),
            () => this.#animate('after', event),
          ]),
          () => {
            this.log = [...this.log, message.entry];
            this.undoable = message.undo;
            this.askable = message.ask ?? [];
            this.#compare(message);
            return 0;
          },
        );
        return;
      case 'thinking':
        this.#queue.add(() => ((this.thinking = message.seat), 0));
        return;
      case 'refused':
        // Without an id it is no move of this page's, but a bot's.
        if (message.id === '') this.unsaved = true;
        else this.refusal = message.problem;
        return;
      case 'denied':
        this.refusal = message.problem;
        return;
      case 'advising':
        this.#advising = message;
        return;
      case 'advice':
        this.#advised = message;
        return;
      case 'record':
        this.#recordRequests.get(message.id)?.(message.text);
        this.#recordRequests.delete(message.id);
        return;
      case 'clocks':
        this.clocks = { shown: message.clocks, at: performance.now() };
        return;
      case 'undo-vote':
        this.#queue.add(() => {
          this.vote = message.vote ?? undefined;
          if (message.end) this.voteEnd = message.end;
          return 0;
        });
        return;
      case 'closed':
        this.closed = message.problem;
    }
  }

  #replace({
    plan,
    boardHash,
    eyes,
    seats,
    view,
    log,
    undo,
    ask = [],
  }: Extract<ToClient, { type: 'table' }>): void {
    this.board = boardOf(plan.board, boardHash);
    this.plan = plan;
    if (eyes !== this.eyes) this.#advised = undefined;
    this.eyes = eyes;
    this.unsaved = false;
    this.ownSeats = seats;
    this.view = view;
    this.log = log;
    this.undoable = undo;
    this.askable = ask;
    // It is sent again where it is still running.
    this.vote = undefined;
    this.thinking = undefined;
    this.shown = log.reduce((sum, { outcome }) => sum + outcome.length, 0);
  }

  #animate(part: 'before' | 'after', event: GameEvent): number {
    const { board, view } = this;
    return board && view && this.#animator ? this.#animator[part](event, board, view) : 0;
  }
  #fold(event: GameEvent): number {
    if (this.board === undefined || this.view === undefined) return 0;
    // `fold` works in place, but a change is only noticed if the view is another object.
    const next = structuredClone(this.view);
    fold(this.board, next, event);
    this.view = next;
    this.shown++;
    if (event.type === 'over') this.endedHere = true;
    this.thinking = undefined;
    return 0;
  }

  /** Whoever opens the page is back. An undo of another sends the table as well, when nobody has been away in between. */
  #return(): void {
    if (this.#hasReturned) return;
    this.#hasReturned = true;
    this.comeBack();
  }
  /** Compares the view after an entry with what the table says it is, and fetches the table where they differ. */
  #compare({ entry, hash }: Extract<ToClient, { type: 'entry' }>): void {
    if (hash === undefined || this.view === undefined || this.#differed >= entry.n) return;
    if (viewHash(this.view) === hash) return;
    this.#differed = entry.n;
    this.#link.refetch();
  }

  #hold(busy: boolean): void {
    if (this.busy === busy) return;
    this.busy = busy;
    if (!this.#isOnline) this.#send({ type: 'hold', held: busy });
  }
  #send(message: ToTable): void {
    this.#link.send(message);
  }
  #nextId(): string {
    return String(++this.#lastId);
  }
}

/** What a page shows of a table, and what it can ask of it. Only messages and its verbs change it. */
export type TableModel = Readonly<Model>;

/** Makes the model of the table at the other end of a link. */
export function createModel(link: TableLink, parts: ModelParts = {}): TableModel {
  return new Model(link, parts);
}
