import type { Situation } from './situation.js';
import { spacesLeft } from './ticket-plan.js';
import { CLOSED } from '../paths.js';
import { pricesFrom } from './cheapest-path.js';

/** By route: its progress towards the open tickets, in points: twice a ticket's points, spread over the spaces it still takes. */
export function ticketProgress(situation: Situation): number[] {
  const { board, view, seat } = situation;
  const spaces = spacesLeft(situation);
  const progress = spaces.map(() => 0);
  for (const id of situation.open) {
    const { ends, points } = board.tickets[id];
    const from = pricesFrom(board, spaces, ends[0]);
    const to = pricesFrom(board, spaces, ends[1]);
    let far = CLOSED;
    for (const place of ends[1]) far = Math.min(far, from[place]);
    if (far > view.cars[seat]) continue;
    for (const { id: route, a, b } of board.routes) {
      if (spaces[route] === 0 || spaces[route] >= CLOSED) continue;
      const left = Math.min(from[a] + to[b], from[b] + to[a]);
      if (left < far) progress[route] += (2 * points * (far - left)) / far;
    }
  }
  return progress;
}
