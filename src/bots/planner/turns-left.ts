import { type Board, NOT_YET, type Position, type Seat } from '../../engine/index.js';

/** Estimates how many turns the seat has left, this one included, from all players' cars and hand sizes. */
export function estimateTurnsLeft(board: Board, position: Position, seat: Seat, own: number): number {
  if (position.turnsLeft !== NOT_YET) return 1;
  let soonest = Infinity;
  for (let s = 0; s < position.players; s++)
    soonest = Math.min(soonest, turnsToEnd(board, position, s) * (s === seat ? own : 1));
  // After the seat that ends the game, every seat has one more turn (G15).
  return 2 + soonest;
}

/** Turns a seat needs to use up its cars: claims, and draws for the cards it lacks. */
function turnsToEnd(board: Board, position: Position, seat: Seat): number {
  const cars = position.cars[seat] - board.facts.lastRoundAt;
  const claims = cars / averageLength(board);
  const draws = Math.max(0, cars - position.handSizes[seat]) / 2;
  return claims + draws * WASTE;
}

const WASTE = 1.15;

const averages = new WeakMap<Board, number>();

function averageLength(board: Board): number {
  let average = averages.get(board);
  if (average === undefined) {
    let sum = 0;
    for (const { length } of board.routes) sum += length;
    average = sum / board.routes.length;
    averages.set(board, average);
  }
  return average;
}
