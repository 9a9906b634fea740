import {
  type MoveOf,
  NOBODY,
  NOT_YET,
  type Position,
  type Route,
  claimable,
  isFree,
  itemAt,
  terrainToDouble,
  whyNot,
} from '../../engine/index.js';
import type { Analysis } from '../planner/analysis.js';
import type { Planner } from '../planner/planner.js';
import { cardsNeeded } from './cards-needed.js';
import type { Reason } from './reason.js';

/** Why to take a card of this kind: what it helps to claim, preferably not in `given` reasons yet, or the set it adds to. */
export function cardReasons(planner: Planner, kind: number, given: readonly Reason[]): Reason[] {
  const { board, position, hand } = planner.analysis;
  if (isLast(position)) return lastDraw(planner.analysis);
  const collected = collects(planner, kind, given);
  if (collected) return [collected];
  const enabled = board.routes
    .filter((route) => isEnabled(planner.analysis, kind, route))
    .sort((x, y) => y.score - x.score);
  if (enabled[0]) return [{ type: 'enables', kind, route: enabled[0].id }];
  return [{ type: 'set', kind, count: itemAt(hand, kind) + 1 }];
}

/** The first target that can't be paid for yet and that a card of this kind helps, preferably not in `given` reasons yet. */
function collects(
  { analysis, targets }: Planner,
  kind: number,
  given: readonly Reason[],
): Reason | undefined {
  const { board, position, seat, hand, cars } = analysis;
  const then = withCard(hand, kind);
  const payable = new Set(claimable(board, position, seat));
  const known = new Set(given.map((reason) => (reason.type === 'collects' ? reason.route : -1)));
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

/** Whether a free route becomes payable with a card of this kind. */
function isEnabled({ board, position, seat, hand, cars }: Analysis, kind: number, route: Route): boolean {
  return (
    position.owner[route.id] === NOBODY &&
    route.length <= cars &&
    isFree(board, position, seat, route) &&
    cardsNeeded(route, hand) === 1 &&
    cardsNeeded(route, withCard(hand, kind)) === 0
  );
}

/** On the last turn a card is useless, and drawn only if nothing can be claimed. */
function lastDraw({ board, position, seat }: Analysis): Reason[] {
  const open = position.phase === 'turn' && claimable(board, position, seat).length > 0;
  return open ? [] : [{ type: 'nothing-to-claim' }];
}

/** Why to draw from the deck: the row is useless, a wild from the deck does not end the draw (G5), or wilds are among the hidden cards. */
export function deckReasons(planner: Planner): Reason[] {
  const { board, position, seat } = planner.analysis;
  if (isLast(position)) return lastDraw(planner.analysis);
  const isUseful = (kind: number, slot: number): boolean =>
    whyNot(board, position, seat, { type: 'row', slot }) === null &&
    collects(planner, kind, []) !== undefined;
  if (!position.row.some(isUseful)) return [{ type: 'row-useless' }];
  if (position.phase === 'turn' && board.wildEndsDraw) return [{ type: 'blind' }];
  const hidden = unseenCards(planner.analysis);
  return hidden.wilds > 0 ? [{ type: 'deck-wilds', ...hidden }] : [];
}

/** The number of cards the seat can't see, and how many of them are wild. */
function unseenCards({ board, position, seat, hand }: Analysis): { wilds: number; unseen: number } {
  const unseen = board.copies.map((copies, kind) => {
    const inRow = position.row.filter((card) => card === kind).length;
    let seen = itemAt(position.discards, kind) + itemAt(hand, kind) + inRow;
    for (let rival = 0; rival < position.players; rival++)
      if (rival !== seat) seen += itemAt(position.known, rival * board.kinds + kind);
    return copies - seen;
  });
  return { wilds: itemAt(unseen, board.wild), unseen: unseen.reduce((sum, n) => sum + n, 0) };
}

/** Whether the seat to act has no turn after this one. */
export function isLast({ turnsLeft }: Position): boolean {
  return turnsLeft !== NOT_YET;
}

/** The most terrain cards still needed for doubling to be mentioned. */
const FAR = 2;

/** Why to draw terrain: the planned or payable route that the card helps to double soonest. */
export function terrainReasons(planner: Planner, { slot }: MoveOf<'terrain'>): Reason[] {
  const { board, position, seat } = planner.analysis;
  if (!board.terrain || !position.terrain) return [];
  if (isLast(position)) return lastDraw(planner.analysis);
  const { faceUp, held } = position.terrain;
  if (slot === undefined) {
    const useful = faceUp.some((kind) => doubles(planner, kind) !== undefined);
    return useful ? [] : [{ type: 'terrain-useless' }];
  }
  const terrain = itemAt(faceUp, slot);
  const count = itemAt(held, seat * board.terrain.kinds + terrain) + 1;
  return [doubles(planner, terrain) ?? { type: 'terrain-set', terrain, count }];
}

function doubles({ analysis, targets }: Planner, terrain: number): Reason | undefined {
  const { board, position, seat } = analysis;
  if (!board.terrain || !position.terrain) return undefined;
  const { kinds, kindOf } = board.terrain;
  const own = itemAt(position.terrain.held, seat * kinds + terrain);
  const payable = new Set(claimable(board, position, seat));
  const wanted = targets.routes.filter(
    (route) => kindOf[route.id] === terrain && (targets.planned.includes(route) || payable.has(route.id)),
  );
  for (let missing = 0; missing <= FAR; missing++) {
    const route = wanted.find((it) => terrainToDouble(board, position, seat, it.id) === own + missing + 1);
    if (route) return { type: 'doubles', terrain, route: route.id, missing };
  }
  return undefined;
}
