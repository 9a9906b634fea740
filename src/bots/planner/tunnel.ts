import { type Move, legalMoves, matchesTunnel } from '../../engine/index.js';
import type { Analysis } from './analysis.js';
import type { Targets } from './targets.js';

/** Pays a tunnel's extra cards with those the other routes need least, or declines. */
export function answerTunnel(analysis: Analysis, targets: Targets): Move {
  const { board, position, seat, allocation, weights } = analysis;
  const { tunnel } = position;
  let best: Move = { type: 'decline' };
  if (!tunnel) return best;
  const route = board.routes[tunnel.route];
  const { routes } = targets;
  const planned = targets.planned.includes(route);
  const each = analysis.rate * weights.card;
  // Declining returns the set, but costs a turn or two if the route is needed.
  let most = planned ? -2 * analysis.rate : -analysis.worth[route.id];
  allocation.allocate(routes, routes.length, null, route);
  const missing = allocation.missing;
  for (const move of legalMoves(board, position, seat)) {
    if (move.type !== 'pay') continue;
    allocation.allocate(routes, routes.length, move.cards, route);
    let value = -(allocation.missing - missing) * each;
    for (let k = 0; k < board.kinds; k++) {
      value -= move.cards[k] * weights.idle * (k === board.wild ? weights.wild : 1);
    }
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
}

/** The probability of completing a tunnel with `spare` more cards to pay. */
export function tunnelChance({ board, position, hand }: Analysis, colour: number, spare: number): number {
  let hits = 0;
  let all = 0;
  for (let k = 0; k < board.kinds; k++) {
    const unseen = Math.max(0, board.copies[k] - position.discards[k] - hand[k]);
    all += unseen;
    if (matchesTunnel(board, colour, k)) hits += unseen;
  }
  const p = all > 0 ? Math.min(1, hits / all) : 0;
  const q = 1 - p;
  if (spare === 0) return q ** 3;
  if (spare === 1) return q ** 3 + 3 * p * q ** 2;
  return spare === 2 ? 1 - p ** 3 : 1;
}
