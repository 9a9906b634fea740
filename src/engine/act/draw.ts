import type { Action, Board } from '../board/board.js';
import { afterRow, renewDeck, takeTop } from '../deck.js';
import { emit } from '../emit.js';
import type { GameEvent } from '../event.js';
import { foldDrew, foldTook } from '../events/cards.js';
import type { MoveOf } from '../move.js';
import type { Position, State } from '../position.js';
import { endTurn } from '../turn.js';
import { ROW_SIZE, type Seat } from '../words.js';

const DRAWING = ['turn', 'second'] as const;

/** G8: nothing can be drawn with deck and discards both empty. The deck is renewed at once (G7), so its size says it. */
export function canDraw(position: Position): boolean {
  return position.deckSize > 0;
}

/** After a card the draw continues with a second one, or the turn ends if there is none to draw (G4, G8). */
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
  if (canDraw(position)) return true;
  const actions = board.actionsIn.second;
  for (let i = 0; i < actions.length; i++) if (actions[i].any(board, position, seat)) return true;
  return false;
}

/** G5: whether the card in this slot is a wild that can't be taken, being the second card. */
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
    emit(foldTook, board, state, { type: 'took', seat, slot, card, next }, events);
    renewDeck(board, state, events);
    afterRow(board, state, events);
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
    emit(foldDrew, board, state, { type: 'drew', seat, card: takeTop(state.deck) }, events);
    renewDeck(board, state, events);
    afterCard(board, state, seat, wasSecond, events);
  },
  list(_board, position, _seat, moves) {
    if (canDraw(position)) moves.push({ type: 'deck' });
  },
  any: (_board, position) => canDraw(position),
};
