import {
  type MoveOf,
  NOBODY,
  NOT_YET,
  type Position,
  type Route,
  claimable,
  isFree,
  listDoublings,
  whyNot,
} from '../../engine/index.js';
import type { Desk } from '../planner/desk.js';
import type { Planner } from '../planner/planner.js';
import { cardsNeeded } from './need.js';
import type { Reason } from './reason.js';

/** Why to take a card of this kind: what it helps to claim, if possible something not `told` yet, or else what it adds to. */
export function cardReasons(planner: Planner, kind: number, told: readonly Reason[]): Reason[] {
  const { board, position, hand } = planner.desk;
  if (isLast(position)) return lastDraw(planner.desk);
  const collected = collects(planner, kind, told);
  if (collected) return [collected];
  const enabled = board.routes
    .filter((route) => isEnabled(planner.desk, kind, route))
    .sort((x, y) => y.score - x.score);
  if (enabled.length > 0) return [{ type: 'enables', kind, route: enabled[0].id }];
  return [{ type: 'set', kind, count: hand[kind] + 1 }];
}

/** The first route to be built that can't be paid for yet and that a card of this kind brings nearer, if possible one not told yet. */
function collects({ desk, targets }: Planner, kind: number, told: readonly Reason[]): Reason | undefined {
  const { board, position, seat, hand, cars } = desk;
  const then = withCard(hand, kind);
  const payable = new Set(claimable(board, position, seat));
  const known = new Set(told.map((reason) => (reason.type === 'collects' ? reason.route : -1)));
  const found: Extract<Reason, { type: 'collects' }>[] = [];
  for (const route of targets.routes) {
    const missing = cardsNeeded(route, then);
    if (payable.has(route.id) || route.length > cars || missing >= cardsNeeded(route, hand)) continue;
    found.push({ type: 'collects', kind, route: route.id, missing, again: known.has(route.id) });
  }
  return found.find(({ again }) => !again) ?? found[0];
}

function withCard(hand: readonly number[], kind: number): number[] {
  return hand.map((n, k) => (k === kind ? n + 1 : n));
}

/** Whether a free route can't be paid for yet, and can with a card of this kind. */
function isEnabled({ board, position, seat, hand, cars }: Desk, kind: number, route: Route): boolean {
  return (
    position.owner[route.id] === NOBODY &&
    route.length <= cars &&
    isFree(board, position, seat, route) &&
    cardsNeeded(route, hand) === 1 &&
    cardsNeeded(route, withCard(hand, kind)) === 0
  );
}

/** On the last turn a card is good for nothing; it is drawn where nothing can be claimed. */
function lastDraw({ board, position, seat }: Desk): Reason[] {
  const open = position.phase === 'turn' && claimable(board, position, seat).length > 0;
  return open ? [] : [{ type: 'nothing-to-claim' }];
}

/** Why to draw from the deck: nothing in the row is of use, a wild costs no second card there (G5), or wilds are among what is hidden. */
export function deckReasons(planner: Planner): Reason[] {
  const { board, position, seat } = planner.desk;
  if (isLast(position)) return lastDraw(planner.desk);
  const isUseful = (kind: number, slot: number): boolean =>
    whyNot(board, position, seat, { type: 'row', slot }) === null &&
    collects(planner, kind, []) !== undefined;
  if (!position.row.some(isUseful)) return [{ type: 'row-useless' }];
  if (position.phase === 'turn' && board.wildEndsDraw) return [{ type: 'blind' }];
  const hidden = unseenCards(planner.desk);
  return hidden.wilds > 0 ? [{ type: 'deck-wilds', ...hidden }] : [];
}

/** The cards that the seat doesn't know the place of: how many there are, and how many of them are wild. */
function unseenCards({ board, position, seat, hand }: Desk): { wilds: number; unseen: number } {
  const unseen = board.copies.map((copies, kind) => {
    let seen = position.discards[kind] + hand[kind] + position.row.filter((card) => card === kind).length;
    for (let rival = 0; rival < position.players; rival++)
      if (rival !== seat) seen += position.known[rival * board.kinds + kind];
    return copies - seen;
  });
  return { wilds: unseen[board.wild], unseen: unseen.reduce((sum, n) => sum + n, 0) };
}

/** The seat to act has no turn after this one. */
export function isLast({ turnsLeft }: Position): boolean {
  return turnsLeft !== NOT_YET;
}

/** With more terrain cards than this still needed, doubling is too far away to mention. */
const FAR = 2;

/** Why to draw terrain: the route of the plan, or else one that can be paid for, that the card helps to double soonest. */
export function terrainReasons(planner: Planner, { slot }: MoveOf<'terrain'>): Reason[] {
  const { board, position, seat } = planner.desk;
  if (!board.terrain || !position.terrain) return [];
  if (isLast(position)) return lastDraw(planner.desk);
  const { faceUp, held } = position.terrain;
  if (slot === undefined) {
    const useful = faceUp.some((kind) => doubles(planner, kind) !== undefined);
    return useful ? [] : [{ type: 'terrain-useless' }];
  }
  const terrain = faceUp[slot];
  const count = held[seat * board.terrain.kinds + terrain] + 1;
  return [doubles(planner, terrain) ?? { type: 'terrain-set', terrain, count }];
}

function doubles({ desk, targets }: Planner, terrain: number): Reason | undefined {
  const { board, position, seat } = desk;
  const payable = new Set(claimable(board, position, seat));
  const wanted = targets.routes.filter(
    (route) =>
      board.terrain?.kindOf[route.id] === terrain &&
      (targets.planned.includes(route) || payable.has(route.id)),
  );
  for (let missing = 0; missing <= FAR; missing++) {
    const route = wanted.find((it) => !canDouble(desk, it, missing) && canDouble(desk, it, missing + 1));
    if (route) return { type: 'doubles', terrain, route: route.id, missing };
  }
  return undefined;
}

/** Whether the seat could double a route with `more` terrain cards of its kind, and no wilds (A5). */
function canDouble({ board, position, seat }: Desk, route: Route, more: number): boolean {
  if (!board.terrain || !position.terrain) return false;
  const { kinds, kindOf } = board.terrain;
  const held = position.terrain.held.slice();
  held[seat * kinds + kindOf[route.id]] += more;
  const then = { ...position, terrain: { ...position.terrain, held } };
  return listDoublings(board, then, seat, route.id, 0).length > 0;
}
