import { claimable, fastSeed, toAct } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { playOn, startRecorded } from '../../kit/games.js';

/** The file of a game in its last rounds: it is the person's turn, with a route to claim, against one bot. */
export function lateGame(board: string, carsLeft: number): string {
  const game = startRecorded(boardOf(board), ['person', 'bot'], { seed: fastSeed(4) });
  playOn(game, 4, 'bot', (state) => {
    const late = Math.min(...state.cars) <= carsLeft;
    const ours = state.phase === 'turn' && toAct(state).includes(0);
    return late && ours && claimable(game.board, state, 0).length > 0;
  });
  if (game.state.phase === 'over') throw new Error(`the game of ${board} was over before it stopped`);
  const bot = { kind: 'bot', name: 'Player 2', level: 'apprentice' };
  const plan = { board, seats: [{ kind: 'person', name: 'Player 1' }, bot], first: 'lot' };
  return JSON.stringify({
    rallar: 'games',
    form: 1,
    games: [{ plan, guessed: false, played: 0, record: game.record }],
  });
}
