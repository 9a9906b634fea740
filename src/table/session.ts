import {
  type Entry,
  type Eyes,
  type Game,
  type Seat,
  redactEntry,
  undoPoint,
  view,
} from '../engine/index.js';
import type { Cancel } from './clock.js';
import type { TablePlan, ToClient, ToTable, Undoable } from '../protocol/index.js';

/** How a client connects: the seats it plays, what receives its messages, and what it had before a break. */
export interface SessionOptions {
  seats: readonly Seat[];
  onMessage: (message: ToClient) => void;
  eyes?: Seat | 'open' | null;
  /** The last entry it has seen with these eyes. */
  n?: number | null;
}

/** The table's end of one connected client: its seats, its eyes, and what it subscribed to. */
export class Session {
  readonly seats: readonly Seat[];
  readonly send: (message: ToClient) => void;
  eyes: Seat | 'open';
  /** While it is set, bots wait for this client; cancels the end of the hold. */
  hold: Cancel | null = null;
  advice: Extract<ToTable, { type: 'advise' }>['what'] = null;

  constructor({ seats, onMessage, eyes = null }: SessionOptions) {
    this.seats = seats;
    this.send = onMessage;
    // A client with one seat sees its hand at once; where several people share it, no hand is shown before one of them looks.
    const [first, ...others] = seats;
    const initial = first === undefined || others.length > 0 ? 'open' : first;
    this.eyes = eyes !== null && this.owns(eyes) ? eyes : initial;
  }

  /** Whether these eyes are its own to see with. */
  owns(eyes: Eyes): eyes is Seat | 'open' {
    return eyes === 'open' || (eyes !== 'all' && this.seats.includes(eyes));
  }

  /** Sends the whole table; `id` is the client's message that this answers. */
  sendTable(game: Game, plan: TablePlan, id?: string): void {
    const { eyes, seats } = this;
    const { board, record, state } = game;
    this.send({
      type: 'table',
      plan,
      boardHash: board.hash,
      eyes,
      seats: seats.slice(),
      view: view(board, state, eyes),
      log: record.log.map((entry) => redactEntry(board, entry, eyes)),
      undo: this.undoable(game),
      ...(id !== undefined && { id }),
    });
  }

  /** Sends a new entry; `id` is the client's message that this answers. */
  sendEntry(game: Game, entry: Entry, id?: string): void {
    this.send({
      type: 'entry',
      entry: redactEntry(game.board, entry, this.eyes),
      undo: this.undoable(game),
      ...(id !== undefined && { id }),
    });
  }

  private undoable(game: Game): Undoable {
    return this.seats.filter((seat) => undoPoint(game, seat) !== null);
  }
}
