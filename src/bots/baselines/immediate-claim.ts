import { type Move, findClaimable, isDone } from '../../engine/index.js';
import type { Situation } from './situation.js';
import { cheapestClaim } from './payment.js';

/** The points a claim gains at once: the route's worth, and twice the tickets it completes, as they no longer count against the seat. */
function gainOf(situation: Situation, id: number): number {
  const { board, part, open } = situation;
  const from = part[board.routes[id].a];
  const to = part[board.routes[id].b];
  let gain = situation.worth[id];
  if (from === to || open.length === 0) return gain;
  const joined = part.map((name) => (name === from ? to : name));
  for (const ticket of open)
    if (isDone(joined, board.tickets[ticket])) gain += 2 * board.tickets[ticket].points;
  return gain;
}

/** A buffer, refilled at every call. */
const found: number[] = [];

/** The claim that gains most at once; null if nothing can be claimed. */
export function bestImmediateClaim(situation: Situation): Move | null {
  const { board, view, seat } = situation;
  const count = findClaimable(board, view, seat, found);
  let best: Move | null = null;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const id = found[i];
    const { claim } = cheapestClaim(situation, id, []);
    const gain = gainOf(situation, id) + (claim.terrain ? board.routes[id].score : 0);
    if (gain > most) {
      most = gain;
      best = claim;
    }
  }
  return best;
}
