import {
  GREY,
  type MoveOf,
  NOT_YET,
  type Position,
  type Route,
  claimable,
  whyNot,
} from '../../engine/index.js';
import type { Desk } from '../planner/desk.js';
import type { Planner } from '../planner/planner.js';
import type { Reason } from './reason.js';

/** The first route to be built that can't be paid for yet and that a card of this kind brings nearer, if possible one not told of yet. */
export function cardReasons({ desk, targets }: Planner, kind: number, told: readonly Reason[]): Reason[] {
  const { board, position, seat, hand } = desk;
  const { wild } = board;
  if (isLast(position)) return [];
  const payable = new Set(claimable(board, position, seat));
  const known = new Set(told.map((reason) => (reason.type === 'collects' ? reason.route : -1)));
  const found: Extract<Reason, { type: 'collects' }>[] = [];
  for (const { id, colour, cost, length } of targets.routes) {
    if (payable.has(id)) continue;
    const plain = length - cost.symbols;
    const set = colour === GREY ? fullest(hand, wild, kind) : colour;
    const own = Math.min(plain, hand[set]);
    const symbols = Math.min(cost.symbols, hand[wild]);
    const standing = cost.wilds ? Math.min(plain - own, hand[wild] - symbols) : 0;
    const helps = kind === wild ? cost.wilds || symbols < cost.symbols : set === kind && own < plain;
    const missing = Math.max(0, length - own - symbols - standing - 1);
    if (helps) found.push({ type: 'collects', kind, route: id, missing, again: known.has(id) });
  }
  const best = found.find(({ again }) => !again) ?? found[0];
  return best ? [best] : [];
}

/** Why to draw blind: nothing in the row is of use, or else that a wild costs no second card there (G5). */
export function deckReasons(planner: Planner): Reason[] {
  const { board, position, seat } = planner.desk;
  if (isLast(position)) return [];
  const isUseful = (kind: number, slot: number): boolean =>
    whyNot(board, position, seat, { type: 'row', slot }) === null &&
    cardReasons(planner, kind, []).length > 0;
  if (!position.row.some(isUseful)) return [{ type: 'row-useless' }];
  return position.phase === 'turn' && board.wildEndsDraw ? [{ type: 'blind' }] : [];
}

/** The colour a hand has most of; where it would be as good after one more, the one that is drawn. */
function fullest(hand: readonly number[], wild: number, drawn: number): number {
  let best = drawn === wild ? 0 : drawn;
  const count = (kind: number): number => hand[kind] + (kind === drawn ? 1 : 0);
  for (let kind = 0; kind < wild; kind++) if (count(kind) > count(best)) best = kind;
  return best;
}

/** The one who is to act has no turn after this one. */
export function isLast({ turnsLeft }: Position): boolean {
  return turnsLeft !== NOT_YET;
}

/** With more terrain cards than this still lacking, doubling is too far away to speak of. */
const FAR = 2;

/** The route of the plan, or else one that can be paid for, that a terrain card helps to double soonest. */
export function terrainReasons({ desk, targets }: Planner, { slot }: MoveOf<'terrain'>): Reason[] {
  const { board, position, seat } = desk;
  if (slot === undefined || !board.terrain || !position.terrain || isLast(position)) return [];
  const kind = position.terrain.faceUp[slot];
  const { kindOf } = board.terrain;
  const payable = new Set(claimable(board, position, seat));
  const wanted = targets.routes.filter(
    (route) => kindOf[route.id] === kind && (targets.planned.includes(route) || payable.has(route.id)),
  );
  for (let missing = 0; missing <= FAR; missing++) {
    const route = wanted.find((it) => !canDouble(desk, it, missing) && canDouble(desk, it, missing + 1));
    if (route) return [{ type: 'doubles', terrain: kind, route: route.id, missing }];
  }
  return [];
}

/** Whether the seat could double a route with so many terrain cards of its kind more, and no wilds (A5). */
function canDouble({ board, position, seat }: Desk, route: Route, more: number): boolean {
  if (!board.terrain || !position.terrain) return false;
  const { kinds, kindOf } = board.terrain;
  const held = position.terrain.held.slice();
  held[seat * kinds + kindOf[route.id]] += more;
  const then = { ...position, terrain: { ...position.terrain, held } };
  return board.terrain.options(board, then, seat, route, 0).length > 0;
}
