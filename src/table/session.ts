import { type Eyes, type Game, type RedactedEntry, type Seat, undoPoint } from '../engine/index.js';
import type { Cancel } from './clock.js';
import type { Askable, TablePlan, ToClient, ToTable, Undoable } from '../protocol/index.js';
import type { SeenGame } from './seen-game.js';
import { askable } from './undo/askable.js';

/** How a client connects: the seats it plays, what receives its messages, and what it had before a break. */
export interface SessionOptions {
  seats: readonly Seat[];
  onMessage: (message: ToClient) => void;
  eyes?: Seat | 'open' | null;
  /** The last entry it has seen with these eyes. */
  n?: number | null;
  /** Its person has just come, and gets back a seat that was taken over for being late. */
  hasCome?: boolean;
  /** Whether its seats may ask the others to agree to an undo. */
  mayAsk?: boolean;
}

/** The table's end of one connected client: its seats, its eyes, and what it subscribed to. */
export class Session {
  readonly seats: readonly Seat[];
  readonly send: (message: ToClient) => void;
  eyes: Seat | 'open';
  /** While it is set, bots wait for this client; cancels the end of the hold. */
  hold: Cancel | null = null;
  advice: Extract<ToTable, { type: 'advise' }>['what'] = null;
  private readonly mayAsk: boolean;

  constructor({ seats, onMessage, eyes = null, mayAsk = false }: SessionOptions) {
    this.mayAsk = mayAsk;
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
  sendTable(seen: SeenGame, plan: TablePlan, id?: string): void {
    const { eyes, seats } = this;
    this.send({
      type: 'table',
      plan,
      boardHash: seen.game.board.hash,
      eyes,
      seats: seats.slice(),
      view: seen.view(eyes),
      log: seen.log(eyes),
      undo: this.undoable(seen.game),
      ...this.askable(seen.game),
      ...(id !== undefined && { id }),
    });
  }

  /** Sends an entry; `id` is the client's message that this answers, `hash` that of the view after it, where it is sent. */
  sendEntry(game: Game, entry: RedactedEntry, hash?: number, id?: string): void {
    this.send({
      type: 'entry',
      entry,
      undo: this.undoable(game),
      ...this.askable(game),
      ...(hash !== undefined && { hash }),
      ...(id !== undefined && { id }),
    });
  }

  private undoable(game: Game): Undoable {
    return this.seats.filter((seat) => undoPoint(game, seat) !== null);
  }

  /** What its seats may ask to take back, where there is something. */
  private askable(game: Game): { ask?: Askable[] } {
    const ask = this.mayAsk ? askable(game, this.seats) : [];
    return ask.length > 0 ? { ask } : {};
  }
}
