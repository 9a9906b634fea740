import { type Game, clone } from '../engine/index.js';

/** A copy of a game to play a move on that may yet not come to stand; the game itself is left as it was. */
export function draftOf(game: Game): Game {
  const state = clone(game.state);
  const { record } = game;
  return {
    board: game.board,
    record: { ...record, seed: { ...record.seed }, log: record.log.slice(), snapshot: state },
    state,
    base: game.base,
    baseEntry: game.baseEntry,
    steps: game.steps.slice(),
    sitting: game.sitting.slice(),
  };
}
