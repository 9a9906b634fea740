import {
  type Board,
  type GameEvent,
  type Eyes,
  fold,
  type Move,
  type Problem,
  type Seat,
  type RedactedEntry,
  toAct,
  type View,
} from '../../engine/index.js';
import type { Advice, TableLink, TablePlan, TableProblem, ToClient, ToTable } from '../../protocol/index.js';
import { boardOf } from './board-edition.js';
import { type Clock, pageClock, EventQueue } from './event-queue.js';
import type { Animator } from './animator.js';

/** What is shown of a table: the view after the last event shown, and what one may ask of the table. */
export class TableModel {
  board = $state.raw<Board>();
  plan = $state.raw<TablePlan>();
  eyes = $state.raw<Eyes>('open');
  seats = $state.raw<readonly Seat[]>([]);
  view = $state.raw<View>();
  log = $state.raw<readonly RedactedEntry[]>([]);
  undoable = $state.raw<readonly Seat[]>([]);
  /** The bot that thinks now. */
  thinking = $state.raw<Seat>();
  /** The last advice that came; with motion it may be ahead of what is shown. */
  #advised = $state.raw<{ n: number; advice: Advice }>();
  #advising = $state.raw<{ n: number; share: number }>();
  refusal = $state.raw<Problem | TableProblem>();
  /** A bot's move could not be stored, and is tried again. */
  unsaved = $state(false);
  /** Why the table is no more. */
  closed = $state.raw<Extract<ToClient, { type: 'closed' }>['problem']>();
  /** How many events have been shown since the deal, those taken back among them. */
  shown = $state(0);
  /** The game ended while it was shown here. */
  endedHere = $state(false);
  /** Something still moves. */
  busy = $state(false);
  /** A move of ours that is on its way, until its own answer comes. */
  asked = $state.raw<Move>();
  #askedId = '';

  readonly #link: TableLink;
  readonly #queue: EventQueue;
  readonly #stop: () => void;
  #stage: Animator | undefined;
  #ids = 0;
  #records = new Map<string, (text: string) => void>();

  constructor(link: TableLink, clock: Clock = pageClock) {
    this.#link = link;
    this.#queue = new EventQueue(clock, (busy) => this.#hold(busy));
    this.#stop = link.listen((message) => this.#take(message));
  }

  /** Whoever plays motion from now on. */
  set stage(stage: Animator | undefined) {
    this.#stage = stage;
  }

  /** The seat whose eyes we see with, if it is one. */
  get seat(): Seat | undefined {
    return typeof this.eyes === 'number' ? this.eyes : undefined;
  }
  /** The seat is ours to play, and is to act. */
  get myTurn(): boolean {
    const { view, seat } = this;
    return (
      view !== undefined && seat !== undefined && this.seats.includes(seat) && toAct(view).includes(seat)
    );
  }
  /** The number of the last entry wholly shown. */
  get entry(): number {
    return this.log.at(-1)?.n ?? -1;
  }
  /** What can be said of the table as it is shown. */
  get advice(): Advice | undefined {
    return this.#advised?.n === this.entry ? this.#advised.advice : undefined;
  }
  /** How much of a hint on the table as it is shown has been thought out, from 0 to 1. */
  get hintProgress(): number {
    return this.#advising?.n === this.entry ? this.#advising.share : 0;
  }
  get waiting(): readonly Seat[] {
    return this.view === undefined ? [] : toAct(this.view);
  }
  act(move: Move): void {
    this.skip();
    const { seat } = this;
    if (seat === undefined || this.asked) return;
    this.asked = move;
    this.#askedId = String(++this.#ids);
    this.refusal = undefined;
    this.#say({ type: 'move', id: this.#askedId, n: this.entry, seat, move });
  }
  takeBack(seat: Seat): void {
    this.skip();
    this.refusal = undefined;
    this.#say({ type: 'undo', id: String(++this.#ids), n: this.entry, seat });
  }
  look(eyes: Seat | 'open'): void {
    this.skip();
    // It was thought out with the old eyes, and is not for the new ones.
    if (eyes !== this.eyes) this.#advised = undefined;
    this.#say({ type: 'look', eyes });
  }
  advise(what: 'odds' | 'hint' | null): void {
    if (what === null) this.#advised = undefined;
    this.#advising = undefined;
    this.#say({ type: 'advise', what });
  }
  pace(step: number, grace: number): void {
    this.#say({ type: 'pace', pace: { step, grace } });
  }
  /** The record as text. */
  record(): Promise<string> {
    const id = String(++this.#ids);
    return new Promise((resolve) => {
      this.#records.set(id, resolve);
      this.#say({ type: 'record', id });
    });
  }
  /** Shows at once whatever still moves. */
  skip(): void {
    this.#queue.hurry();
    this.#stage?.clear();
  }
  close(): void {
    this.#queue.clear();
    this.#stop();
    this.#link.close();
  }

  #take(message: ToClient): void {
    if ('id' in message && message.id === this.#askedId) this.asked = undefined;
    switch (message.type) {
      case 'table':
        this.#queue.clear();
        this.#stage?.clear();
        this.#whole(message);
        return;
      case 'entry':
        this.unsaved = false;
        this.#queue.add(
          ...message.entry.outcome.flatMap((event) => [
            () => this.#play('before', event),
            () => this.#fold(event),
            () => this.#play('after', event),
          ]),
          () => {
            this.log = [...this.log, message.entry];
            this.undoable = message.undo;
            return 0;
          },
        );
        return;
      case 'thinking':
        this.#queue.add(() => ((this.thinking = message.seat), 0));
        return;
      case 'refused':
        // Without an id it is no move of this screen's.
        if (message.id === '') {
          this.unsaved = true;
          return;
        }
        this.refusal = message.problem;
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
        this.#records.get(message.id)?.(message.text);
        this.#records.delete(message.id);
        return;
      case 'closed':
        this.closed = message.problem;
    }
  }

  #whole({ plan, boardHash, eyes, seats, view, log, undo }: Extract<ToClient, { type: 'table' }>): void {
    this.board = boardOf(plan.board, boardHash);
    this.plan = plan;
    if (eyes !== this.eyes) this.#advised = undefined;
    this.eyes = eyes;
    this.unsaved = false;
    this.seats = seats;
    this.view = view;
    this.log = log;
    this.undoable = undo;
    this.thinking = undefined;
    this.shown = log.reduce((sum, { outcome }) => sum + outcome.length, 0);
  }

  #play(part: 'before' | 'after', event: GameEvent): number {
    const { board, view } = this;
    return board && view && this.#stage ? this.#stage[part](event, board, view) : 0;
  }
  #fold(event: GameEvent): number {
    if (this.board === undefined || this.view === undefined) return 0;
    // Folding works in place, and what is drawn must see that the table is another one now.
    const next = structuredClone(this.view);
    fold(this.board, next, event);
    this.view = next;
    this.shown++;
    if (event.type === 'over') this.endedHere = true;
    this.thinking = undefined;
    return 0;
  }

  #hold(busy: boolean): void {
    if (this.busy === busy) return;
    this.busy = busy;
    this.#say({ type: 'hold', held: busy });
  }
  #say(message: ToTable): void {
    this.#link.send(message);
  }
}
