import {
  type Board,
  type MoveOf,
  type Position,
  type Problem,
  type Seat,
  whyNotDouble,
} from '../../../engine/index.js';
import { doublingCards } from '../../../words/doubling.js';
import { t } from '../../language/index.js';
import type { Naming } from '../../../words/shapes.js';
import { explain } from '../../language/tell.js';

/** What doubles the points of a claim, and what it then brings; undefined where nothing does. */
export function doublingOf(
  board: Board,
  naming: Naming,
  { route, terrain }: MoveOf<'claim'>,
): string | undefined {
  if (terrain === undefined) return undefined;
  const points = t.payment.doublePoints(board.routes[route].score * 2);
  return `${doublingCards(t.payment, naming.terrainOf(route), terrain)} · ${points}`;
}

/** Why a seat can't double a route now; undefined where it can, or where no board knows of terrain. */
export function cantDouble(
  board: Board,
  position: Position,
  seat: Seat,
  route: number,
  naming: Naming,
): string | undefined {
  if (!board.terrain) return undefined;
  const cards = board.terrain.priceOf[route];
  const problem: Problem | null = whyNotDouble(board, position, seat, route, {
    cards,
    wilds: 0,
  });
  if (problem === null) return undefined;
  if (problem.code !== 'terrain-wilds') return explain(problem, naming);
  // Nothing of wilds: a hand that has enough of them to draw level is offered to double.
  const { kinds, kindOf } = board.terrain;
  const held = Array.from(
    { length: position.players },
    (_, it) => position.terrain?.held[it * kinds + kindOf[route]] ?? 0,
  );
  const most = Math.max(...held);
  const leader = naming.who(held.indexOf(most));
  return t.payment.behind(leader.name, most, held[seat], naming.terrainOf(route));
}
