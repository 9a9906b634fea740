import { type Move, whyNot } from '../../../engine/index.js';
import type { TableController } from '../controller.svelte.js';

/** The row as it is shown, and which draws are legal now. */
export class MarketState {
  readonly #controller: TableController;
  #before: readonly number[] = [];

  constructor(controller: TableController) {
    this.#controller = controller;
  }

  /** A card may be drawn in this phase of the turn. */
  readonly drawing = $derived.by(() => {
    const { phase } = this.#controller.table.view;
    return phase === 'turn' || phase === 'second';
  });
  /** The row has been swept and not yet filled. */
  readonly swept = $derived.by(() => this.#controller.table.view.row.length === 0);
  /** The face-up cards; while the row is swept its slots stay, and with them the focus. */
  readonly row: readonly number[] = $derived.by(() => {
    if (!this.swept) this.#before = this.#controller.table.view.row;
    return this.#before;
  });
  /** There is nothing else to do but pass. */
  readonly passing = $derived.by(() => {
    const { table } = this.#controller;
    return table.canAct && table.view.phase === 'turn' && this.#isLegal({ type: 'pass' });
  });

  may(move: Move): boolean {
    return this.#controller.model.myTurn && this.drawing && this.#isLegal(move);
  }
  #isLegal(move: Move): boolean {
    const { board, view, seat } = this.#controller.table;
    return seat !== undefined && whyNot(board, view, seat, move) === null;
  }
}
