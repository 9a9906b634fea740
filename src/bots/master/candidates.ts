import {
  type Move,
  type MoveOf,
  type Position,
  isWildBlocked,
  canDraw,
  canDrawTerrain,
  claimable,
  firstClaim,
} from '../../engine/index.js';
import { type Claim, rankClaims } from '../planner/claim.js';
import { bestDraw } from '../planner/draw.js';
import type { Planner } from '../planner/planner.js';
import type { TicketSet } from '../planner/tickets.js';

/** A move worth comparing. */
export interface Candidate {
  move: Move;
  /** By how many points the planner thinks it better than its own move, which is nearly always less than none. */
  better: number;
  /** By how many points more the plans of rivals suffer from it. */
  harm: number;
}

/** The moves worth comparing, the planner's own first; `harm` tells by route what rivals would lose. */
export function candidates(
  planner: Planner,
  position: Position,
  most: number,
  harm: () => readonly number[],
): Candidate[] {
  if (position.phase === 'opening' || position.phase === 'keep')
    return keeping(planner.ticketSets(position)).slice(0, most);
  const own = planner.move(position);
  switch (position.phase) {
    case 'turn':
      return actions(planner, position, own, harm()).slice(0, most);
    case 'second':
      return distinct([own, ...draws(planner, position, 4)])
        .slice(0, most)
        .map(plain);
    case 'tunnel':
      return (own.type === 'decline' ? [own] : [own, { type: 'decline' } as const]).map(plain);
    case 'over':
      return [plain(own)];
  }
}

/** A move of which nothing is known beforehand. */
function plain(move: Move): Candidate {
  return { move, better: 0, harm: 0 };
}

function actions(planner: Planner, position: Position, own: Move, harm: readonly number[]): Candidate[] {
  const { desk } = planner;
  const ranked = rankClaims(desk, planner.plan, planner.targets).sort((x, y) => y.value - x.value);
  const claims = ranked.flatMap(({ move }: Claim) => (move ? [move] : []));
  desk.dealing.wish(planner.targets.routes);
  const draw = bestDraw(desk).value;
  const moves: Move[] = [
    own,
    ...blocks(planner, position, harm, claims),
    ...claims.slice(0, CLAIMS),
    ...draws(planner, position, 3),
  ];
  if (position.ticketDeck.length > 0 && desk.turns > 3) moves.push({ type: 'tickets' });
  const value = (move: Move): number => {
    if (move.type !== 'claim') return draw;
    return ranked.find((claim) => claim.move?.route === move.route)?.value ?? AGAINST;
  };
  const hurt = (move: Move) => (move.type === 'claim' ? harm[move.route] : 0);
  return distinct(moves).map((move) => ({
    move,
    better: within(value(move)) - within(value(own)),
    harm: within(hurt(move)) - within(hurt(own)),
  }));
}

/** Claims of the planner's that are compared, and claims against rivals. */
const CLAIMS = 5;
const BLOCKS = 4;
/** What a claim is worth that leaves too few cars for the plan. */
const AGAINST = -6;
/** No more points than this are believed at a glance. */
const MOST = 12;

function within(points: number): number {
  return Math.max(-MOST, Math.min(MOST, points));
}

/** The claims that harm rivals most, paid as the planner would pay for them where it would claim them at all. */
function blocks(
  { desk }: Planner,
  position: Position,
  harm: readonly number[],
  claims: readonly MoveOf<'claim'>[],
): Move[] {
  const { board, seat } = desk;
  return claimable(board, position, seat)
    .filter((route) => harm[route] > 0)
    .sort((x, y) => harm[y] - harm[x])
    .slice(0, BLOCKS)
    .map((id) => claims.find(({ route }) => route === id) ?? firstClaim(board, position, seat, id));
}

/** The best few cards to draw, one of each kind. */
function draws(planner: Planner, position: Position, most: number): Move[] {
  const { desk } = planner;
  const { board, dealing } = desk;
  const found: { move: Move; value: number }[] = [];
  dealing.wish(planner.targets.routes);
  if (canDraw(position)) {
    found.push({ move: { type: 'deck' }, value: 1 });
    position.row.forEach((card, slot) => {
      if (isWildBlocked(board, position, slot) || position.row.indexOf(card) < slot) return;
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

/** The sets of tickets to keep by what the planner thinks of them, its own first. */
function keeping(sets: TicketSet[]): Candidate[] {
  const [own] = sets.sort((x, y) => y.value - x.value);
  return sets.map(({ tickets, value }) => ({
    move: { type: 'keep', tickets },
    better: value - own.value,
    harm: 0,
  }));
}

function distinct(moves: readonly Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const key = JSON.stringify(move);
    return !seen.has(key) && seen.add(key);
  });
}
