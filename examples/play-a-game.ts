// Plays one game of random players, and prints the result.
import { recordMove, below, boards, legalMoves, newGame, openStream, toAct, view } from 'rallar';

const [board] = boards;
if (!board) throw new Error('there are no boards');
const players = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'bot' as const }));
const game = newGame(board, { players: players.length, first: 'lot' }, players, { seed: 'fast:42' });
const dice = openStream('fast:7', 0);

while (game.state.phase !== 'over') {
  // In the opening all seats choose their tickets at once; then one seat acts at a time.
  for (const seat of toAct(game.state)) {
    // A player gets a view, never the state: it holds only what this seat can know.
    const moves = legalMoves(board, view(board, game.state, seat), seat);
    const move = moves[below(dice, moves.length)];
    if (!move) throw new Error('a seat that must act has no legal move');
    const played = recordMove(game, seat, 'bot', move);
    if (!played.ok) throw new Error(played.problem.code);
  }
}
const { totals, ranks } = game.state.outcome ?? { totals: [], ranks: [] };
players.forEach(({ name }, seat) => console.log(`${ranks[seat]}. ${name}: ${totals[seat]} points`));
console.log(`${board.title}, ${game.state.turns} turns, ${game.record.log.length} entries in the log`);
