import { type Board, NOBODY, type Seat, type View } from '../../engine/index.js';

/** The average worth of a merchandise card. */
const CART = 2;

/** By board and place: the points for reaching its attraction (Y2). */
const sights = new WeakMap<Board, number[]>();

function sightsOf(board: Board): number[] {
  let points = sights.get(board);
  if (!points) {
    let each = 0;
    for (const rule of board.facts.rules) if (rule.rule === 'attractions') each = rule.points;
    points = board.facts.places.map((place) => (place.attraction === true ? each : 0));
    sights.set(board, points);
  }
  return points;
}

/** By route: the points a claim scores by itself: the route, new attractions, a cart. */
export function worthOfRoutes(board: Board, view: View, seat: Seat): number[] {
  const { routes } = board;
  const fresh = sightsOf(board).slice();
  for (let id = 0; id < routes.length; id++) {
    if (view.owner[id] === seat) fresh[routes[id].a] = fresh[routes[id].b] = 0;
  }
  const worth: number[] = [];
  for (let id = 0; id < routes.length; id++) {
    const { a, b, score, cart } = routes[id];
    const open = view.owner[id] === NOBODY;
    worth.push(
      open
        ? score + fresh[a] + fresh[b] + (cart && view.merchandise && view.merchandise.left > 0 ? CART : 0)
        : 0,
    );
  }
  return worth;
}
