import { type Board, type Route, terrainToDouble } from '../../engine/index.js';
import type { AnalysedPosition } from './analysed-position.js';

/** Computes the worth of each route: its points, and what special rules add. */
export function updateWorth(analysis: AnalysedPosition): void {
  const { board, worth } = analysis;
  for (const route of board.routes) worth[route.id] = route.score;
  addSights(analysis);
  addCarts(analysis);
  addTerrain(analysis);
}

/** Attractions not reached yet (Y2). */
function addSights({ board, worth, position, seat, map }: AnalysedPosition): void {
  const sights = sightsOf(board);
  for (const { place, points } of sights) {
    let reached = false;
    for (const route of map.routesAt[place]) if (position.owner[route] === seat) reached = true;
    if (!reached) for (const route of map.routesAt[place]) worth[route] += points;
  }
}

interface Sight {
  place: number;
  points: number;
}

const sights = new WeakMap<Board, Sight[]>();

function sightsOf(board: Board): Sight[] {
  let found = sights.get(board);
  if (!found) {
    const rule = board.facts.rules.find((it) => it.rule === 'attractions');
    found = [];
    board.facts.places.forEach((place, i) => {
      if (rule && place.attraction) found?.push({ place: i, points: rule.points });
    });
    sights.set(board, found);
  }
  return found;
}

/** Merchandise cards, while there are any (M2). */
function addCarts({ board, worth, position, weights }: AnalysedPosition): void {
  if (!position.merchandise || position.merchandise.left === 0) return;
  for (const route of board.routes) if (route.cart) worth[route.id] += weights.cart;
}

/** The expected points from doubling with terrain (A5). */
function addTerrain(analysis: AnalysedPosition): void {
  const { board, worth, position } = analysis;
  if (!board.terrain || !position.terrain) return;
  for (const route of board.routes) worth[route.id] += route.score * chanceToDouble(analysis, route);
}

/** The estimated probability that the seat can double the route when it builds it. */
function chanceToDouble({ board, position, seat }: AnalysedPosition, route: Route): number {
  if (!board.terrain || !position.terrain) return 0;
  const { kinds, kindOf } = board.terrain;
  const own = position.terrain.held[seat * kinds + kindOf[route.id]];
  const need = terrainToDouble(board, position, seat, route.id) - own;
  if (need <= 0) return 0.8;
  return need === 1 ? 0.4 : 0.15;
}
