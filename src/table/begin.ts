import {
  type Board,
  type Game,
  type OptionsProblem,
  type Result,
  checkOptions,
  newGame,
} from '../engine/index.js';
import { MAX_NAME_LENGTH, type TablePlan } from '../protocol/index.js';

/** Begins the game of a plan, its seed made from the host's secret and a random word of each person's device. */
export function beginGame(
  board: Board,
  plan: TablePlan,
  secret: Uint8Array,
  word: () => Uint8Array,
): Result<Game, OptionsProblem> {
  const options = { players: plan.seats.length, first: plan.first };
  const problem = checkOptions(board, options);
  if (problem) return { ok: false, problem };
  const players = plan.seats.map(({ name, kind }) => ({ name: name.slice(0, MAX_NAME_LENGTH), kind }));
  const words = players.filter(({ kind }) => kind === 'person').map(word);
  return { ok: true, value: newGame(board, options, players, { secret, words }) };
}
