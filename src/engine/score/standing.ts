import type { Board } from '../board/board.js';
import type { Category } from '../event.js';
import type { Position } from '../position.js';
import type { Seat } from '../words.js';

/**
 * The points a seat would score in a category that every player can compute, if the game ended now; undefined where the
 * board has no such category.
 */
export function standing(
  board: Board,
  position: Position,
  seat: Seat,
  category: Category,
): number | undefined {
  // An open category doesn't depend on tickets done, which are hidden.
  const none = position.cars.map(() => 0);
  const scoring = board.hooks.scorings.find((it) => it.open && it.category === category);
  return scoring?.points(board, position, none)[seat];
}
