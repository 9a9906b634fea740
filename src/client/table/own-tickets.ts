import { type Board, isDone, network, type Seat, type View } from '../../engine/index.js';
import { wayMissing } from './ways.js';

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
    return { id, done: isDone(part, ticket), missing: wayMissing(board, view, seat, ticket.ends) };
  });
}
