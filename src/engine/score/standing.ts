import type { Board } from '../board/board.js';
import type { Category } from '../event.js';
import type { Position } from '../position.js';
import type { Seat } from '../words.js';

/** The points that a seat would have of a bonus everybody can see, were the game over now; undefined where the board has no such bonus. */
export function standing(
  board: Board,
  position: Position,
  seat: Seat,
  category: Extract<Category, 'attractions' | 'merchandise'>,
): number | undefined {
  // Neither of them asks for tickets done, which nobody sees.
  const done = position.cars.map(() => 0);
  return board.bonuses.find((bonus) => bonus.category === category)?.points(board, position, done)[seat];
}

/** The points for attractions that a route would bring a seat. */
export function newAttractions(board: Board, position: Position, seat: Seat, route: number): number {
  const before = standing(board, position, seat, 'attractions');
  if (before === undefined) return 0;
  const owner = position.owner.slice();
  owner[route] = seat;
  return (standing(board, { ...position, owner }, seat, 'attractions') ?? 0) - before;
}
