import { type Move, findClaimable, isDone } from '../../engine/index.js';
import type { Situation } from './situation.js';
import { cheapestClaim } from './payment.js';

/** What claiming a route gains at once: its worth, and the tickets it finishes, which count twice as they no longer fail. */
function gainOf(o: Situation, id: number): number {
  const { board, part, open } = o;
  const from = part[board.routes[id].a];
  const to = part[board.routes[id].b];
  let gain = o.worth[id];
  if (from === to || open.length === 0) return gain;
  const joined = part.map((name) => (name === from ? to : name));
  for (const ticket of open)
    if (isDone(joined, board.tickets[ticket])) gain += 2 * board.tickets[ticket].points;
  return gain;
}

/** Filled anew at every call. */
const found: number[] = [];

/** The claim that gains most at once; null where nothing can be claimed. */
export function bestImmediateClaim(o: Situation): Move | null {
  const { board, view, seat } = o;
  const count = findClaimable(board, view, seat, found);
  let best: Move | null = null;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const id = found[i];
    const { claim } = cheapestClaim(o, id, []);
    const gain = gainOf(o, id) + (claim.terrain ? board.routes[id].score : 0);
    if (gain > most) {
      most = gain;
      best = claim;
    }
  }
  return best;
}
