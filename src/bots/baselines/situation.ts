import {
  type Board,
  NOBODY,
  NOT_YET,
  type Seat,
  type View,
  isDone,
  isFree,
  network,
} from '../../engine/index.js';
import { cardsMissing } from './cards-missing.js';
import { worthOfRoutes } from './route-worth.js';

/** What a player without foresight works from at one decision, worked out once. */
export interface Situation {
  readonly board: Board;
  readonly view: View;
  readonly seat: Seat;
  /** The seat's cards by kind. */
  readonly hand: readonly number[];
  /** By place: the connected part of the seat's network it lies in. */
  readonly part: readonly number[];
  /** The seat's tickets that are not done. */
  readonly open: readonly number[];
  /** By route: the cards still missing to pay for it; NEVER where the seat can't build any more, 0 where it has built. */
  readonly missing: readonly number[];
  /** By route: the points it brings at once, with what lies along it. */
  readonly worth: readonly number[];
  /** About so many turns are left to the seat, this one included. */
  readonly time: number;
}

/** Stands where no number of cards will do. */
export const NEVER = 1000;

/** Cars that go out in a turn, about; by it the end is foreseen. */
const PACE = 1.1;

/** Looks at the table from a seat. */
export function situationOf(board: Board, view: View, seat: Seat): Situation {
  const { kinds, routes } = board;
  const hand = view.hands.slice(seat * kinds, (seat + 1) * kinds);
  const part = network(board, view, seat);
  const open: number[] = [];
  for (let ticket = 0; ticket < view.kept.length; ticket++) {
    if (view.kept[ticket] === seat && !isDone(part, board.tickets[ticket])) open.push(ticket);
  }
  const missing: number[] = [];
  for (let id = 0; id < routes.length; id++) {
    const route = routes[id];
    if (view.owner[id] === seat) missing.push(0);
    else if (view.owner[id] !== NOBODY || view.cars[seat] < route.length) missing.push(NEVER);
    else missing.push(isFree(board, view, seat, route) ? cardsMissing(route.cost, hand) : NEVER);
  }
  return {
    board,
    view,
    seat,
    hand,
    part,
    open,
    missing,
    worth: worthOfRoutes(board, view, seat),
    time: timeLeft(board, view),
  };
}

/** About how many turns a seat still has: until the fewest cars run out. */
function timeLeft(board: Board, view: View): number {
  if (view.turnsLeft !== NOT_YET) return 1;
  let fewest = view.cars[0];
  for (const cars of view.cars) if (cars < fewest) fewest = cars;
  return 2 + (fewest - board.facts.lastRoundAt) / PACE;
}
