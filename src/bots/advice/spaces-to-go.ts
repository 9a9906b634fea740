import { type Board, type Position, type Seat, isFree, itemAt } from '../../engine/index.js';
import { mapOf } from '../map.js';
import { CLOSED, PathFinder } from '../paths.js';

/** The fewest spaces a seat must still claim to complete a ticket, counting `extra` as its own; at least CLOSED if it can't. */
export function spacesToGo(
  board: Board,
  position: Position,
  seat: Seat,
  ticket: number,
  extra: number | null,
): number {
  const prices = board.routes.map((route) => {
    if (route.id === extra || position.owner[route.id] === seat) return 0;
    return isFree(board, position, seat, route) ? route.length : CLOSED;
  });
  const [from, to] = itemAt(board.tickets, ticket).ends;
  return new PathFinder(mapOf(board), 'reached').find(from, to, prices);
}
