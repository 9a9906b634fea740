import type { Move } from '../../engine/index.js';

/** Whether two moves are the same in every field. */
export function isSameMove(move: Move | undefined, other: Move): boolean {
  return JSON.stringify(move) === JSON.stringify(other);
}
