import type { Action, Board } from '../board/board.js';
import { renewDeck, sweepRow, takeTop } from '../deck.js';
import { emitBy } from '../emit.js';
import type { GameEvent } from '../event.js';
import { foldDrew, foldTook } from '../fold-common.js';
import type { MoveOf } from '../move.js';
import type { Position, State } from '../position.js';
import { endTurn } from '../turn.js';
import { ROW_SIZE, type Seat } from '../words.js';

const DRAWING = ['turn', 'second'] as const;

/** G8: with deck and discards both empty nothing can be drawn. As the deck is renewed at once (G7), its size tells. */
export function canDraw(position: Position): boolean {
  return position.deckSize > 0;
}

/** The action goes on with a second card, or ends here where there is none to draw (G4, G8). */
export function afterCard(
  board: Board,
  state: State,
  seat: Seat,
  wasSecond: boolean,
  events: GameEvent[],
): void {
  if (wasSecond || !anyDraw(board, state, seat)) endTurn(board, state, events);
}

function anyDraw(board: Board, position: Position, seat: Seat): boolean {
  return canDraw(position) || (board.actions.terrain?.any(board, position, seat) ?? false);
}

/** G5: a wild in the row cannot be the second card. */
export function isWildBlocked(board: Board, position: Position, slot: number): boolean {
  return board.wildEndsDraw && position.phase === 'second' && position.row[slot] === board.wild;
}

/** G4: a card from the row, replaced at once from the deck. */
export const fromRow: Action<MoveOf<'row'>> = {
  phases: DRAWING,
  whyNot(board, position, _seat, { slot }) {
    if (!canDraw(position)) return { code: 'no-cards-left' };
    if (!(slot >= 0 && slot < ROW_SIZE && Number.isInteger(slot)))
      return { code: 'no-such-slot', slots: ROW_SIZE };
    return isWildBlocked(board, position, slot) ? { code: 'wild-not-second' } : null;
  },
  play(board, state, seat, { slot }, events) {
    const card = state.row[slot];
    const wasSecond = state.phase === 'second';
    const next = takeTop(state.deck);
    emitBy(foldTook, board, state, { type: 'took', seat, slot, card, next }, events);
    renewDeck(board, state, events);
    sweepRow(board, state, events);
    // G5: a wild taken from the row as the first card ends the action.
    afterCard(board, state, seat, wasSecond || (board.wildEndsDraw && card === board.wild), events);
  },
  list(board, position, _seat, moves) {
    if (!canDraw(position)) return;
    for (let slot = 0; slot < position.row.length; slot++) {
      if (!isWildBlocked(board, position, slot)) moves.push({ type: 'row', slot });
    }
  },
  any: (_board, position) => canDraw(position),
};

/** G4: a card drawn blind. */
export const fromDeck: Action<MoveOf<'deck'>> = {
  phases: DRAWING,
  whyNot: (_board, position) => (canDraw(position) ? null : { code: 'no-cards-left' }),
  play(board, state, seat, _move, events) {
    const wasSecond = state.phase === 'second';
    emitBy(foldDrew, board, state, { type: 'drew', seat, card: takeTop(state.deck) }, events);
    renewDeck(board, state, events);
    afterCard(board, state, seat, wasSecond, events);
  },
  list(_board, position, _seat, moves) {
    if (canDraw(position)) moves.push({ type: 'deck' });
  },
  any: (_board, position) => canDraw(position),
};
