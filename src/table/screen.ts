import {
  type Eyes,
  type Game,
  type Seat,
  type RedactedEntry,
  redactEntry,
  undoPoint,
  view,
} from '../engine/index.js';
import type { Entry } from '../engine/index.js';
import type { TablePlan, ToClient, ToTable, Undoable } from '../protocol/index.js';

/** What a screen would be told about. */
export type Wish = Extract<ToTable, { type: 'advise' }>['what'];

/** A screen at a table: the seats it plays, whose eyes it has, and what it asked for. */
export class Session {
  readonly seats: readonly Seat[];
  readonly hear: (message: ToClient) => void;
  eyes: Seat | 'open';
  /** Until when bots wait for it. */
  heldUntil = -Infinity;
  wish: Wish = null;

  constructor(seats: readonly Seat[], hear: (message: ToClient) => void, eyes: Seat | 'open' | null) {
    this.seats = seats;
    this.hear = hear;
    // Who alone plays here sees the own hand at once; where several do, nobody's is shown unasked.
    this.eyes = eyes !== null && this.mayBe(eyes) ? eyes : seats.length === 1 ? seats[0] : 'open';
  }

  /** Whether this screen may see with these eyes. */
  mayBe(eyes: Eyes): eyes is Seat | 'open' {
    return eyes === 'open' || (eyes !== 'all' && this.seats.includes(eyes));
  }

  /** Shows it all; `id` is that of the screen's message that asked for it. */
  showTable(game: Game, plan: TablePlan, id?: string): void {
    const { eyes, seats } = this;
    const { board, record, state } = game;
    this.hear({
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

  showEntry(game: Game, entry: Entry, id?: string): void {
    const shown: RedactedEntry = redactEntry(game.board, entry, this.eyes);
    this.hear({ type: 'entry', entry: shown, undo: this.undoable(game), ...(id !== undefined && { id }) });
  }

  private undoable(game: Game): Undoable {
    return this.seats.filter((seat) => undoPoint(game, seat) !== null);
  }
}
