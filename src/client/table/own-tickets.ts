import { type Board, isDone, network, type Seat, type View } from '../../engine/index.js';
import { t } from '../language/index.js';
import { missingPath } from './missing-path.js';

/** One's own ticket as it stands. */
export interface OwnTicket {
  id: number;
  done: boolean;
  /** The routes still missing; undefined where there is no way any more. */
  missing: readonly number[] | undefined;
}

/** The tickets a seat keeps, as far as they are seen. */
export function ownTickets(board: Board, view: View, seat: Seat): OwnTicket[] {
  const part = network(board, view, seat);
  return view.kept.flatMap((owner, id) => {
    if (owner !== seat) return [];
    const ticket = board.tickets[id];
    return { id, done: isDone(part, ticket), missing: missingPath(board, view, seat, ticket.ends) };
  });
}

/** How many spaces a way has. */
export function spacesOf(board: Board, way: readonly number[]): number {
  return way.reduce((sum, id) => sum + board.routes[id].length, 0);
}

/** What is said of a ticket that still misses this way, of none where there is none: how far it is, and whether the cars will do. */
export function farOf(board: Board, missing: readonly number[] | undefined, cars: number): string {
  if (missing === undefined) return t.table.ticketHopeless;
  const left = spacesOf(board, missing);
  return left > cars ? t.table.wayTooLong(left, cars) : t.table.wayMissing(left);
}
