import type { Board, Ticket } from '../board/board.js';
import type { Position } from '../position.js';
import type { Seat } from '../words.js';

/** The network of one seat: for each place the name of the connected part it lies in. */
export function network(board: Board, position: Position, seat: Seat): number[] {
  const part: number[] = [];
  for (let place = 0; place < board.places.length; place++) part.push(place);
  const { owner } = position;
  for (let id = 0; id < owner.length; id++) {
    if (owner[id] !== seat) continue;
    const a = root(part, board.routes[id].a);
    const b = root(part, board.routes[id].b);
    if (a !== b) part[a] = b;
  }
  for (let place = 0; place < part.length; place++) part[place] = root(part, place);
  return part;
}

function root(part: number[], place: number): number {
  while (part[place] !== place) {
    part[place] = part[part[place]];
    place = part[place];
  }
  return place;
}

/** G14: a ticket is done when its ends are joined by an unbroken path; any station of a country will do (A8, A9). */
export function isDone(part: readonly number[], ticket: Ticket): boolean {
  const [from, to] = ticket.ends;
  for (const a of from) for (const b of to) if (part[a] === part[b]) return true;
  return false;
}
