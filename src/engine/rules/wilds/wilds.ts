import { turnUp } from '../../deck.js';
import type { Board, EventRules } from '../../board/board.js';
import { emit } from '../../emit.js';
import { filled } from '../../events/cards.js';
import { discard } from '../../events/claim.js';
import { always, never, hideNothing } from '../../events/constant-answers.js';
import type { EventOf, GameEvent } from '../../event.js';
import type { State } from '../../position.js';
import { int, just, object } from '../../read.js';
import { ROW_SIZE } from '../../words.js';
import type { RuleModule } from '../module.js';

/** G9: a wild may replace any card of the set, on any route. (N2 is the lack of this rule.) */
export const wildsPay: RuleModule<'wilds-pay'> = {
  facts: object({ rule: just('wilds-pay') }),
  install(builder) {
    for (const route of builder.routes) {
      // Where wilds stand in like any card they don't count by themselves (N3).
      if (!route.cost.wildStandsIn) route.cost = { ...route.cost, wilds: true };
    }
    return null;
  },
};

/** G5: a wild taken from the row is the whole draw. (N1 is the lack of this rule.) */
export const wildEndsDraw: RuleModule<'wild-ends-draw'> = {
  facts: object({ rule: just('wild-ends-draw') }),
  install(builder) {
    builder.wildEndsDraw = true;
    return null;
  },
};

const swept: EventRules<EventOf<'swept'>> = {
  fits: always,
  fold(_board, p) {
    discard(p, p.row);
    p.row.length = 0;
  },
  redact: hideNothing,
  informs: never,
  isFinal: false,
};

/** G6: a row with this many wilds is swept. (N1 is the lack of this rule.) */
export const sweep: RuleModule<'sweep'> = {
  facts: object({ rule: just('sweep'), wilds: int(3, 5) }),
  install(builder, { wilds }) {
    builder.hooks.afterRow.push((board, state, events) => sweepRow(board, state, wilds, events));
    return null;
  },
  event: { swept: { read: object({ type: just('swept') }), ...swept } },
};

/**
 * A row with enough wilds is swept and looked at again, while deck and discards hold enough cards that are not wild for
 * another row to stay (three where three wilds sweep).
 */
function sweepRow(board: Board, state: State, sweepAt: number, events: GameEvent[]): void {
  while (count(state.row, board.wild) >= sweepAt && countNotWild(board, state) > ROW_SIZE - sweepAt) {
    emit(swept.fold, board, state, { type: 'swept' }, events);
    const place = (cards: number[]) => emit(filled.fold, board, state, { type: 'filled', cards }, events);
    turnUp(board, state, ROW_SIZE, place, events);
  }
}

function count(cards: readonly number[], kind: number): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === kind) n++;
  return n;
}

/** The cards in deck and discards that are not wild. */
function countNotWild(board: Board, state: State): number {
  let n = state.deck.length - count(state.deck, board.wild);
  for (let k = 0; k < board.wild; k++) n += state.discards[k];
  return n;
}
