import type { Board, Category, Outcome, State } from '../../src/engine/index.js';
import { plays } from './moves.js';

/** Makes this turn the last of the game, draws two cards blind, and returns the outcome. */
export function finish(board: Board, state: State): Outcome {
  state.turnsLeft = 0;
  plays(board, state, { type: 'deck' });
  plays(board, state, { type: 'deck' });
  if (!state.outcome) throw new Error('the game is not over');
  return state.outcome;
}

/** The points of each seat under one heading. */
export function under(outcome: Outcome, category: Category): number[] {
  const found = outcome.scores.filter((score) => score.category === category);
  if (found.length !== 1) throw new Error(`${found.length} counts of ${category}`);
  return found[0]!.points;
}
