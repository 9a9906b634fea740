// Plays one game of players who choose at random, and prints how it ended.
import { boards } from 'rallar/boards';
import { below, legalMoves, newGame, act, openStream, toAct, view } from 'rallar/engine';

const board = boards[0];
const players = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'bot' as const }));
const game = newGame(board, { players: players.length, first: 'lot' }, players, { seed: 'fast:42' });
const dice = openStream('fast:7', 0);

while (game.state.phase !== 'over') {
  const [seat] = toAct(game.state);
  // A player is shown a view, never the state: it holds what this seat can know and nothing else.
  const moves = legalMoves(board, view(board, game.state, seat), seat);
  const played = act(game, seat, 'bot', moves[below(dice, moves.length)]);
  if (!played.ok) throw new Error(played.problem.code);
}
const { totals, ranks } = game.state.outcome ?? { totals: [], ranks: [] };
players.forEach(({ name }, seat) => console.log(`${ranks[seat]}. ${name}: ${totals[seat]} points`));
console.log(`${board.title}, ${game.state.turns} turns, ${game.record.log.length} entries in the log`);
