import type { Board } from '../../engine/index.js';
import { CARTS, LONG, SHORT, TERRAIN } from './tuned.js';
import type { Weights } from './weights.js';

/** The type of a board's game: long, short, with terrain that doubles points, or short with merchandise. */
export type BoardType = 'long' | 'short' | 'terrain' | 'carts';

/** With fewer cars than this, a game is short. */
const SHORT_CARS = 25;

/** The type of a board. */
export function boardTypeOf(board: Board): BoardType {
  if (board.terrain) return 'terrain';
  if (board.facts.cars >= SHORT_CARS) return 'long';
  return board.merchandise ? 'carts' : 'short';
}

const TUNED: Record<BoardType, Weights> = { long: LONG, short: SHORT, terrain: TERRAIN, carts: CARTS };

/** The weights for a board. */
export function weightsFor(board: Board): Weights {
  return TUNED[boardTypeOf(board)];
}
