import { randomMove } from '../../bots/random.js';
import {
  type Board,
  type GameEvent,
  type State,
  clone,
  fastSeed,
  legalMoves,
  openStream,
  play,
  start,
  toAct,
  itemAt,
} from '../../engine/index.js';

/** Plays random games through the engine, collecting events. Returns the turns played. */
export function runEngine(
  board: Board,
  players: number,
  games: number,
  seed: number,
  listing: boolean,
): number {
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const stream = openStream(fastSeed(seed + game), 1_000_000);
    const events: GameEvent[] = [];
    const state = start(board, { players, first: 0 }, fastSeed(seed + game), events);
    while (state.phase !== 'over') {
      const seat = state.phase === 'opening' ? itemAt(toAct(state), 0) : state.seat;
      if (listing) legalMoves(board, state, seat);
      const problem = play(board, state, seat, randomMove(board, state, seat, stream), events);
      if (problem) throw new Error(`a random player was refused: ${problem.code}`);
    }
    turns += state.turns;
  }
  return turns;
}

/** The microseconds of one clone of a state, as a mean. */
export function timeClone(state: State, times: number, now: () => number): number {
  let copy = state;
  const begin = now();
  for (let i = 0; i < times; i++) copy = clone(copy);
  return ((now() - begin) * 1000) / times;
}
