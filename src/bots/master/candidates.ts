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
  /** The planner's estimate of its lead over the planner's own move, in points; nearly always negative. */
  advantage: number;
  /** How many points more than the planner's own move it costs the rivals' plans. */
  harm: number;
}

/** The moves worth comparing, the planner's own first; `harm` gives by route the points that rivals would lose. */
export function candidates(
  planner: Planner,
  position: Position,
  most: number,
  harm: () => readonly number[],
): Candidate[] {
  if (position.phase === 'opening' || position.phase === 'keep')
    return ticketCandidates(planner.ticketSets(position)).slice(0, most);
  const own = planner.chooseMove(position);
  switch (position.phase) {
    case 'turn':
      return actions(planner, position, own, harm()).slice(0, most);
    case 'second':
      return distinct([own, ...draws(planner, position, 4)])
        .slice(0, most)
        .map(unrated);
    case 'tunnel':
      return (own.type === 'decline' ? [own] : [own, { type: 'decline' } as const]).map(unrated);
    case 'over':
      return [unrated(own)];
  }
}

/** A candidate without a prior estimate. */
function unrated(move: Move): Candidate {
  return { move, advantage: 0, harm: 0 };
}

function actions(planner: Planner, position: Position, own: Move, harm: readonly number[]): Candidate[] {
  const { analysis } = planner;
  const ranked = rankClaims(analysis, planner.plan, planner.targets).sort((x, y) => y.value - x.value);
  const claims = ranked.flatMap(({ move }: Claim) => (move ? [move] : []));
  analysis.allocation.valueCards(planner.targets.routes);
  const draw = bestDraw(analysis).value;
  const moves: Move[] = [
    own,
    ...blocks(planner, position, harm, claims),
    ...claims.slice(0, CLAIMS),
    ...draws(planner, position, 3),
  ];
  if (position.ticketDeck.length > 0 && analysis.turns > 3) moves.push({ type: 'tickets' });
  const value = (move: Move): number => {
    if (move.type !== 'claim') return draw;
    return ranked.find((claim) => claim.move?.route === move.route)?.value ?? AGAINST;
  };
  const hurt = (move: Move) => (move.type === 'claim' ? harm[move.route] : 0);
  return distinct(moves).map((move) => ({
    move,
    advantage: capped(value(move)) - capped(value(own)),
    harm: capped(hurt(move)) - capped(hurt(own)),
  }));
}

/** How many of the planner's claims, and of those against rivals, are compared. */
const CLAIMS = 5;
const BLOCKS = 4;
/** The value of a claim that leaves too few cars for the plan. */
const AGAINST = -6;
/** The cap on estimates, in points. */
const MOST = 12;

function capped(points: number): number {
  return Math.max(-MOST, Math.min(MOST, points));
}

/** The claims that harm rivals most, with the planner's payment if it has one. */
function blocks(
  { analysis }: Planner,
  position: Position,
  harm: readonly number[],
  claims: readonly MoveOf<'claim'>[],
): Move[] {
  const { board, seat } = analysis;
  return claimable(board, position, seat)
    .filter((route) => harm[route] > 0)
    .sort((x, y) => harm[y] - harm[x])
    .slice(0, BLOCKS)
    .map((id) => claims.find(({ route }) => route === id) ?? firstClaim(board, position, seat, id));
}

/** The best few draws, one of each kind. */
function draws(planner: Planner, position: Position, most: number): Move[] {
  const { analysis } = planner;
  const { board, allocation } = analysis;
  const found: { move: Move; value: number }[] = [];
  allocation.valueCards(planner.targets.routes);
  if (canDraw(position)) {
    found.push({ move: { type: 'deck' }, value: 1 });
    position.row.forEach((card, slot) => {
      if (isWildBlocked(board, position, slot) || position.row.indexOf(card) < slot) return;
      found.push({ move: { type: 'row', slot }, value: allocation.cardValues[card] });
    });
  }
  if (position.terrain && canDrawTerrain(position)) {
    const { faceUp } = position.terrain;
    faceUp.forEach((kind, slot) => {
      if (faceUp.indexOf(kind) === slot)
        found.push({ move: { type: 'terrain', slot }, value: allocation.terrainValues[kind] });
    });
  }
  found.sort((x, y) => y.value - x.value);
  return found.slice(0, most).map(({ move }) => move);
}

/** The sets of tickets to keep, by the planner's value, its own first. */
function ticketCandidates(sets: TicketSet[]): Candidate[] {
  const [own] = sets.sort((x, y) => y.value - x.value);
  return sets.map(({ tickets, value }) => ({
    move: { type: 'keep', tickets },
    advantage: value - own.value,
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
