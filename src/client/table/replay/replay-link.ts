import {
  type Board,
  type EventType,
  type Eyes,
  type GameRecord,
  itemAt,
  type RecordProblem,
  type Result,
  redactEntry,
  type Seat,
  showRecord,
  type View,
} from '../../../engine/index.js';
import type { TableLink, TablePlan, ToClient } from '../../../protocol/index.js';

/** A link to a recorded game: no moves are possible, but one can go to any entry, with any eyes. */
export class ReplayLink implements TableLink {
  readonly length: number;
  /** The entry shown. */
  at: number;
  eyes: Eyes;
  readonly #board: Board;
  readonly #record: GameRecord;
  readonly #plan: TablePlan;
  /** By entry: the view after it. */
  #views: View[] = [];
  #listener: ((message: ToClient) => void) | undefined;

  constructor(board: Board, record: GameRecord, plan: TablePlan, eyes: Eyes) {
    this.#board = board;
    this.#record = record;
    this.#plan = plan;
    this.length = record.log.length;
    this.at = 0;
    this.eyes = eyes;
  }

  /** Computes the views of these eyes; a problem if the record is inconsistent. */
  look(eyes: Eyes): Result<View[], RecordProblem> {
    const shown = showRecord(this.#board, this.#record, eyes);
    if (!shown.ok) return shown;
    this.eyes = eyes;
    this.#views = shown.value;
    this.#sendTable();
    return { ok: true, value: this.#views };
  }

  /** The number of turns. */
  get turns(): number {
    return this.#views.at(-1)?.turns ?? 0;
  }

  /** Goes to an entry: the next one is animated, any other is shown at once. */
  go(to: number): void {
    const next = Math.max(0, Math.min(this.length - 1, to));
    if (next === this.at) return;
    const entry = itemAt(this.#record.log, next);
    const isAnimated = next === this.at + 1 && entry.move.type !== 'undo';
    this.at = next;
    if (!isAnimated) this.#sendTable();
    else this.#listener?.({ type: 'entry', entry: redactEntry(this.#board, entry, this.eyes), undo: [] });
  }

  /** The entry at which the next or the previous turn begins. */
  turnFrom(step: 1 | -1): number {
    return this.#find(step, 'turn', 'over');
  }
  /** The next or the previous entry in which a route was claimed. */
  claimFrom(step: 1 | -1): number {
    return this.#find(step, 'claimed');
  }
  /** All claims: the entry and the seat. */
  get claims(): { n: number; seat: Seat }[] {
    return this.#record.log.flatMap(({ n, outcome }) =>
      outcome.flatMap((event) => (event.type === 'claimed' ? [{ n, seat: event.seat }] : [])),
    );
  }

  /** The nearest entry in this direction with one of these events, else the last or the first one. */
  #find(step: 1 | -1, ...types: EventType[]): number {
    const { log } = this.#record;
    for (let n = this.at + step; n > 0 && n < log.length; n += step) {
      if (itemAt(log, n).outcome.some(({ type }) => types.includes(type))) return n;
    }
    return step > 0 ? this.length - 1 : 0;
  }

  send(): void {
    // A replay takes no messages.
  }
  listen(listener: (message: ToClient) => void): () => void {
    this.#listener = listener;
    this.#sendTable();
    return () => this.close();
  }
  refetch(): void {
    this.#sendTable();
  }
  close(): void {
    this.#listener = undefined;
  }

  #sendTable(): void {
    const view = this.#views[this.at];
    if (view === undefined) return;
    const log = this.#record.log
      .slice(0, this.at + 1)
      .map((entry) => redactEntry(this.#board, entry, this.eyes));
    // The view is sent without a copy, as models fold events into copies of their own.
    this.#listener?.({
      type: 'table',
      plan: this.#plan,
      boardHash: this.#board.hash,
      eyes: this.eyes,
      seats: [],
      view,
      log,
      undo: [],
    });
  }
}
