import { type Board, itemAt, NOT_YET, type Position, type Seat } from '../../engine/index.js';

/** With few cars left beyond those that start the last round, one long claim may start it. */
const MOST_BEYOND = 6;

/** Whether a player has so few cars that the last round may be near: one claim of the board's longer routes may start it. */
export function hasFewCars(board: Board, { cars }: Position, seat: Seat): boolean {
  const longest = Math.max(...board.routes.map(({ length }) => length));
  return itemAt(cars, seat) <= board.facts.lastRoundAt + Math.min(MOST_BEYOND, longest);
}

/** The player with the fewest cars, if the last round may be near but has not started. */
export function nearestToEnd(board: Board, position: Position): Seat | undefined {
  const { cars, phase, turnsLeft } = position;
  if (phase === 'opening' || phase === 'over' || turnsLeft !== NOT_YET) return undefined;
  const seat = cars.indexOf(Math.min(...cars));
  return hasFewCars(board, position, seat) ? seat : undefined;
}
