import type { Board } from '../../engine/index.js';
import { CARTS, LONG, SHORT, TERRAIN } from './tuned.js';
import type { Weights } from './weights.js';

/** The nature of a board's game: long, short, with terrain that doubles points, or short with merchandise. */
export type Nature = 'long' | 'short' | 'terrain' | 'carts';

/** With fewer cars than this, a game is short. */
const SHORT_CARS = 25;

/** The nature of a board. */
export function natureOf(board: Board): Nature {
  if (board.terrain) return 'terrain';
  if (board.facts.cars >= SHORT_CARS) return 'long';
  return board.merchandise ? 'carts' : 'short';
}

const TUNED: Record<Nature, Weights> = { long: LONG, short: SHORT, terrain: TERRAIN, carts: CARTS };

/** The weights for a board. */
export function weightsFor(board: Board): Weights {
  return TUNED[natureOf(board)];
}
