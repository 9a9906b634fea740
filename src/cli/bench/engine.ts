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

/** Plays random games through the engine as everybody else does, events collected, and gives the turns played. */
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

/** Clones a state again and again, and gives the microseconds one clone takes. */
export function timeClone(state: State, times: number, now: () => number): number {
  let kept = state;
  const begin = now();
  for (let i = 0; i < times; i++) kept = clone(kept);
  return ((now() - begin) * 1000) / times;
}
