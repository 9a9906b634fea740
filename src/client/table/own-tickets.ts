import { type Board, isDone, network, type Seat, type View } from '../../engine/index.js';
import { t } from '../language/index.js';
import { missingPath, spacesOf } from './missing-path.js';

/** The state of a ticket that a player keeps. */
export interface OwnTicket {
  id: number;
  done: boolean;
  /** The routes still missing; undefined if there is no path left. */
  missing: readonly number[] | undefined;
}

/** The tickets that a seat keeps, as far as the view shows them. */
export function ownTickets(board: Board, view: View, seat: Seat): OwnTicket[] {
  const part = network(board, view, seat);
  return board.tickets.flatMap((ticket, id) => {
    if (view.kept[id] !== seat) return [];
    return { id, done: isDone(part, ticket), missing: missingPath(board, view, seat, ticket.ends) };
  });
}

/** How far a ticket is from being done, in words, and whether the cars will do. */
export function distanceText(board: Board, missing: readonly number[] | undefined, cars: number): string {
  if (missing === undefined) return t.table.ticketHopeless;
  const left = spacesOf(board, missing);
  return left > cars ? t.table.wayTooLong(left, cars) : t.table.wayMissing(left);
}
