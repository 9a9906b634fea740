import type { Board, Route } from '../../engine/index.js';
import type { Desk } from './desk.js';

/** Works out what each route brings: its points, and what the board's own rules add. */
export function worthOf(desk: Desk): void {
  const { board, worth } = desk;
  for (const route of board.routes) worth[route.id] = route.score;
  addSights(desk);
  addCarts(desk);
  addTerrain(desk);
}

/** Attractions not reached yet (Y2). */
function addSights({ board, worth, position, seat, map }: Desk): void {
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
function addCarts({ board, worth, position, weights }: Desk): void {
  if (!position.merchandise || position.merchandise.left === 0) return;
  for (const route of board.routes) if (route.cart) worth[route.id] += weights.cart;
}

/** Points doubled by terrain that lies ready (A5), or can be had. */
function addTerrain(desk: Desk): void {
  const { board, worth, position } = desk;
  if (!board.terrain || !position.terrain) return;
  for (const route of board.routes) worth[route.id] += route.score * chanceToDouble(desk, route);
}

/** How likely it is that the seat can double the route when it builds it. */
export function chanceToDouble({ board, position, seat }: Desk, route: Route): number {
  if (!board.terrain || !position.terrain) return 0;
  const { kinds, kindOf, priceOf } = board.terrain;
  const { held } = position.terrain;
  const kind = kindOf[route.id];
  const own = held[seat * kinds + kind];
  let best = 0;
  for (let s = 0; s < position.players; s++) if (s !== seat) best = Math.max(best, held[s * kinds + kind]);
  const price = priceOf[route.id];
  if (own >= best && own >= price) return 0.8;
  return own + 1 >= best && own + 1 >= price ? 0.4 : 0.15;
}
