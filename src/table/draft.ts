import { type Game, clone } from '../engine/index.js';

/** A copy of a game on which a change is tried; the game itself stays as it is. */
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
