import {
  type Board,
  type Eyes,
  type GameRecord,
  type RecordProblem,
  type Result,
  redactEntry,
  showRecord,
  type View,
} from '../../../engine/index.js';
import type { TableLink, TablePlan, ToClient } from '../../../protocol/index.js';

/** A recorded game as a link: nothing can be done at it, but one can go to any of its entries, with any eyes. */
export class Film implements TableLink {
  readonly length: number;
  at: number;
  eyes: Eyes;
  readonly #board: Board;
  readonly #record: GameRecord;
  readonly #plan: TablePlan;
  #views: View[] = [];
  #hear: ((message: ToClient) => void) | undefined;

  constructor(board: Board, record: GameRecord, plan: TablePlan, eyes: Eyes) {
    this.#board = board;
    this.#record = record;
    this.#plan = plan;
    this.length = record.log.length;
    this.at = 0;
    this.eyes = eyes;
  }

  /** Prepares what these eyes see; a problem where the record does not hold together. */
  look(eyes: Eyes): Result<View[], RecordProblem> {
    const shown = showRecord(this.#board, this.#record, eyes);
    if (!shown.ok) return shown;
    this.eyes = eyes;
    this.#views = shown.value;
    this.#tell();
    return { ok: true, value: this.#views };
  }

  /** How many turns it has. */
  get turns(): number {
    return this.#views.at(-1)?.turns ?? 0;
  }

  /** Goes to an entry: the next one is played, any other is there at once. */
  go(to: number): void {
    const next = Math.max(0, Math.min(this.length - 1, to));
    if (next === this.at) return;
    const entry = this.#record.log[next];
    const plays = next === this.at + 1 && entry.move.type !== 'undo';
    this.at = next;
    if (plays) this.#hear?.({ type: 'entry', entry: redactEntry(this.#board, entry, this.eyes), undo: [] });
    else this.#tell();
  }

  /** The entry at which the turn after, or before, this one begins. */
  turnFrom(way: 1 | -1): number {
    const { log } = this.#record;
    for (let n = this.at + way; n > 0 && n < log.length; n += way) {
      if (log[n].outcome.some(({ type }) => type === 'turn' || type === 'over')) return n;
    }
    return way > 0 ? this.length - 1 : 0;
  }

  send(): void {
    // Nobody plays at a film.
  }
  listen(hear: (message: ToClient) => void): () => void {
    this.#hear = hear;
    this.#tell();
    return () => this.close();
  }
  close(): void {
    this.#hear = undefined;
  }

  #tell(): void {
    const view = this.#views[this.at];
    if (view === undefined) return;
    const log = this.#record.log
      .slice(0, this.at + 1)
      .map((entry) => redactEntry(this.#board, entry, this.eyes));
    // Views are told as they are; a screen changes only copies of its own.
    this.#hear?.({
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
