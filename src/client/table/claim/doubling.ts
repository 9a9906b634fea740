import {
  type Board,
  claimPoints,
  itemAt,
  type MoveOf,
  type Position,
  type Problem,
  type Seat,
  whyNotDouble,
} from '../../../engine/index.js';
import { doublingCards } from '../../../words/doubling.js';
import { t } from '../../language/index.js';
import type { Naming } from '../../../words/shapes.js';
import { explain } from '../../language/sentences.js';

/** The cards that double the points of a claim, and the points; undefined if it is not doubled. */
export function doublingOf(board: Board, naming: Naming, claim: MoveOf<'claim'>): string | undefined {
  const { route, terrain } = claim;
  if (terrain === undefined) return undefined;
  const points = t.payment.doublePoints(claimPoints(board, claim));
  return `${doublingCards(t.payment, naming.terrainOf(route), terrain)} · ${points}`;
}

/** Why a seat can't double a route now; undefined if it can, or if the board has no terrain. */
export function cantDouble(
  board: Board,
  position: Position,
  seat: Seat,
  route: number,
  naming: Naming,
): string | undefined {
  if (!board.terrain) return undefined;
  const cards = itemAt(board.terrain.priceOf, route);
  const problem: Problem | null = whyNotDouble(board, position, seat, route, {
    cards,
    wilds: 0,
  });
  if (problem === null) return undefined;
  if (problem.code !== 'terrain-wilds') return explain(problem, naming);
  // Wilds are left out: a hand with enough of them to draw level can double.
  const { kinds, kindOf } = board.terrain;
  const kind = itemAt(kindOf, route);
  const held = Array.from(
    { length: position.players },
    (_, it) => position.terrain?.held[it * kinds + kind] ?? 0,
  );
  const most = Math.max(...held);
  const leader = naming.who(held.indexOf(most));
  return t.payment.behind(leader.name, most, itemAt(held, seat), naming.terrainOf(route));
}
