import { type Board, isFree, NOBODY, type Position, type Route, type Seat } from '../../../engine/index.js';

/** Whether a route without owner can never be built by this seat, as its twin is built (G11, A7); without a seat, by any seat. */
export function isClosed(board: Board, position: Position, seat: Seat | undefined, route: Route): boolean {
  if (position.owner[route.id] !== NOBODY) return false;
  const seats = seat === undefined ? Array.from({ length: position.players }, (_, i) => i) : [seat];
  return seats.every((it) => !isFree(board, position, it, route));
}

/** The routes that are closed to all seats. */
export function closedRoutes(board: Board, position: Position): number[] {
  return board.routes.filter((route) => isClosed(board, position, undefined, route)).map(({ id }) => id);
}
