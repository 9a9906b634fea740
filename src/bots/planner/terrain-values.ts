import { type Route, terrainToDouble } from '../../engine/index.js';
import type { AnalysedPosition } from './analysed-position.js';

/** The seat's terrain by kind that is left while routes are doubled: a buffer, refilled at every call. */
const terrain: number[] = [];

/** By kind of terrain: the worth of one more card for doubling the routes in order (A5), spread over the cards still needed. */
export function valueTerrain(analysis: AnalysedPosition, routes: readonly Route[], values: number[]): void {
  const { board, position, seat, weights } = analysis;
  if (!board.terrain || !position.terrain) return;
  const { kinds, kindOf, priceOf } = board.terrain;
  for (let kind = 0; kind < kinds; kind++) {
    values[kind] = 0;
    terrain[kind] = position.terrain.held[seat * kinds + kind];
  }
  let share = weights.terrain;
  for (const route of routes) {
    const kind = kindOf[route.id];
    const price = priceOf[route.id];
    const need = terrainToDouble(board, position, seat, route.id) - terrain[kind];
    if (need <= 0) terrain[kind] -= price;
    else if (need <= MOST) {
      const value = (share * route.score) / (need + analysis.cardsMissing(route) * weights.apart);
      values[kind] = Math.max(values[kind], value);
      share *= weights.later;
    }
  }
}

/** The most terrain cards worth collecting for one route. */
const MOST = 3;
