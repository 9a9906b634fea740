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

/** What a baseline bot knows at one decision, computed once. */
export interface Situation {
  readonly board: Board;
  readonly view: View;
  readonly seat: Seat;
  /** The seat's cards by kind. */
  readonly hand: readonly number[];
  /** By place: the component of the seat's network it belongs to. */
  readonly part: readonly number[];
  /** The seat's tickets that are not complete. */
  readonly open: readonly number[];
  /** By route: the cards still missing to pay for it; NEVER if the seat can't build it, 0 if it already has. */
  readonly missing: readonly number[];
  /** By route: the points it scores at once, bonuses included. */
  readonly worth: readonly number[];
  /** About how many turns the seat has left, this one included. */
  readonly time: number;
}

/** The number of missing cards for a route that can't be built. */
export const NEVER = 1000;

/** Cars a seat places per turn, on average. */
const PACE = 1.1;

/** Computes the situation of a seat. */
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

/** About how many turns are left: until the seat with the fewest cars runs out. */
function timeLeft(board: Board, view: View): number {
  if (view.turnsLeft !== NOT_YET) return 1;
  let fewest = view.cars[0];
  for (const cars of view.cars) if (cars < fewest) fewest = cars;
  return 2 + (fewest - board.facts.lastRoundAt) / PACE;
}
