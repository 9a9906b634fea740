import { type Board, type State, fastSeed, play, start, toAct } from '../../src/engine/index.js';

/** The game of seed fast:1 before the first choice. */
export function opening(board: Board, players: number): State {
  return start(board, { players, first: 'lot' }, fastSeed(1), []);
}

/** How many cards each seat draws blind: enough for every kind of payment. */
const DRAWN = 6;

/** The same game after all have kept all their tickets and drawn blind: here routes are claimed and tunnels tried. */
export function fullHands(board: Board, players: number): State {
  const state = opening(board, players);
  for (const seat of toAct(state))
    play(board, state, seat, { type: 'keep', tickets: state.offered[seat]!.slice() }, []);
  for (let i = 0; i < DRAWN * players; i++) play(board, state, state.seat, { type: 'deck' }, []);
  return state;
}
