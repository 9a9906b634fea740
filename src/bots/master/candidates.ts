import {
  type Move,
  type MoveOf,
  type Position,
  barred,
  canDraw,
  canDrawTerrain,
  claimable,
  firstClaim,
  leastKept,
} from '../../engine/index.js';
import { type Claim, rankClaims } from '../planner/claim.js';
import type { Planner } from '../planner/planner.js';

/** The moves worth comparing, the planner's own first; `plans` tells by route how many rivals plan to build it. */
export function candidates(
  planner: Planner,
  position: Position,
  most: number,
  plans: () => readonly number[],
): Move[] {
  const own = planner.move(position);
  switch (position.phase) {
    case 'opening':
    case 'keep':
      return ticketSets(planner, position, own, most);
    case 'turn':
      return actions(planner, position, own, most, plans());
    case 'second':
      return distinct([own, ...draws(planner, position, 4)]).slice(0, most);
    case 'tunnel':
      return own.type === 'decline' ? [own] : [own, { type: 'decline' }];
    case 'over':
      return [own];
  }
}

function actions(
  planner: Planner,
  position: Position,
  own: Move,
  most: number,
  plans: readonly number[],
): Move[] {
  const claims = rankClaims(planner.desk, planner.plan, planner.targets)
    .sort((x: Claim, y: Claim) => y.value - x.value)
    .flatMap(({ move }: Claim) => (move ? [move] : []));
  const moves: Move[] = [
    own,
    ...blocks(planner, position, plans, claims),
    ...claims.slice(0, 4),
    ...draws(planner, position, 3),
  ];
  if (position.ticketDeck.length > 0 && planner.desk.turns > 3) moves.push({ type: 'tickets' });
  return distinct(moves).slice(0, most);
}

/** The claims that stand most in rivals' way, paid as the planner would pay for them where it would claim them at all. */
function blocks(
  { desk }: Planner,
  position: Position,
  plans: readonly number[],
  claims: readonly MoveOf<'claim'>[],
): Move[] {
  const { board, seat } = desk;
  return claimable(board, position, seat)
    .filter((route) => plans[route] > 0)
    .sort((x, y) => plans[y] - plans[x])
    .slice(0, BLOCKS)
    .map((id) => claims.find(({ route }) => route === id) ?? firstClaim(board, position, seat, id));
}

const BLOCKS = 2;

/** The best few cards to draw, one of each kind. */
function draws(planner: Planner, position: Position, most: number): Move[] {
  const { desk } = planner;
  const { board, dealing } = desk;
  const found: { move: Move; value: number }[] = [];
  dealing.wish(planner.targets.routes);
  if (canDraw(position)) {
    found.push({ move: { type: 'deck' }, value: 1 });
    position.row.forEach((card, slot) => {
      if (barred(board, position, slot) || position.row.indexOf(card) < slot) return;
      found.push({ move: { type: 'row', slot }, value: dealing.want[card] });
    });
  }
  if (position.terrain && canDrawTerrain(position)) {
    const { faceUp } = position.terrain;
    faceUp.forEach((kind, slot) => {
      if (faceUp.indexOf(kind) === slot)
        found.push({ move: { type: 'terrain', slot }, value: dealing.wantTerrain[kind] });
    });
  }
  found.sort((x, y) => y.value - x.value);
  return found.slice(0, most).map(({ move }) => move);
}

/** The sets of tickets to keep, those nearest to the planner's choice first. */
function ticketSets(planner: Planner, position: Position, own: Move, most: number): Move[] {
  const { board, seat } = planner.desk;
  const offered = position.offered[seat];
  const least = leastKept(board, position, seat);
  const sets: MoveOf<'keep'>[] = [];
  for (let set = 1; set < 1 << offered.length; set++) {
    const tickets = offered.filter((_, i) => (set >> i) & 1);
    if (tickets.length >= least) sets.push({ type: 'keep', tickets });
  }
  const chosen = own.type === 'keep' ? own.tickets : [];
  const apart = ({ tickets }: MoveOf<'keep'>) =>
    offered.filter((ticket) => tickets.includes(ticket) !== chosen.includes(ticket)).length;
  return sets.sort((x, y) => apart(x) - apart(y)).slice(0, most);
}

function distinct(moves: readonly Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const key = JSON.stringify(move);
    return !seen.has(key) && seen.add(key);
  });
}
