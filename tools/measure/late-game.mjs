import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { root } from '../ready.mjs';

const built = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href);

/** The file of a half-played game: it is the person's turn, with a long route to claim, against quick bots. */
export async function lateGame(id, players) {
  const { claimable, fastSeed, newGame, openStream, recordMove, toAct } = await built('engine/index.js');
  const { findBoard } = await built('boards/index.js');
  const { randomMove } = await built('bots/random.js');
  const board = findBoard(id);
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    kind: seat === 0 ? 'person' : 'bot',
  }));
  const game = newGame(board, { players, first: 'lot' }, seats, { seed: fastSeed(3) });
  const stream = openStream(fastSeed(3), 2 ** 32 - 1);
  for (;;) {
    const { state } = game;
    if (state.phase === 'over') throw new Error('the game was over before it was late');
    const [seat] = toAct(state);
    const half = Math.min(...state.cars) < board.facts.cars / 2;
    if (half && state.phase === 'turn' && seat === 0) {
      if (claimable(board, state, 0).some((route) => board.routes[route].length >= 3)) break;
    }
    recordMove(game, seat, seats[seat].kind, randomMove(board, state, seat, stream));
  }
  const level = { level: 'apprentice' };
  const plan = {
    board: id,
    seats: seats.map((seat) => (seat.kind === 'bot' ? { ...seat, ...level } : seat)),
    first: 'lot',
  };
  const games = [{ plan, guessed: false, played: 0, record: game.record }];
  return JSON.stringify({ rallar: 'games', form: 1, games });
}
