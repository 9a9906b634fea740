// A bot of one's own, in a match against a bot of the house: every deal is played twice, with the seats exchanged.
import { boards } from 'rallar/boards';
import { type BotKind, findBot, promptBot } from 'rallar/bots';
import { type Board, type Event, below, legalMoves, play, seen, start, toAct, view } from 'rallar/engine';

/** Keeps as few tickets as it may, claims the longest route it can pay for, and else does anything but draw tickets. */
const longest = promptBot('longest', (board, own, seat, stream) => {
  const moves = legalMoves(board, own, seat);
  const keeps = moves.flatMap((move) => (move.type === 'keep' ? [move] : []));
  if (keeps.length > 0) return keeps.reduce((a, b) => (b.tickets.length < a.tickets.length ? b : a));
  const claims = moves.flatMap((move) => (move.type === 'claim' ? [move] : []));
  const length = (claim: { route: number }) => board.routes[claim.route].length;
  if (claims.length > 0) return claims.reduce((a, b) => (length(b) > length(a) ? b : a));
  const others = moves.filter(({ type }) => type !== 'tickets');
  return others.length > 0 ? others[below(stream, others.length)] : { type: 'tickets' };
});

/** Plays one game and gives the points by seat; each bot is shown what its seat sees, and nothing else. */
function playGame(board: Board, kinds: readonly BotKind[], deal: number): number[] {
  const events: Event[] = [];
  const state = start(board, { players: kinds.length, first: 'lot' }, `fast:${deal}`, events);
  // A bot's own chance must not be the game's: whoever knows that seed knows every card.
  const players = kinds.map((kind, seat) => kind.sit(board, seat, `fast:${1000 + deal * 10 + seat}`));
  const told = kinds.map(() => 0);
  while (state.phase !== 'over') {
    const [seat] = toAct(state);
    const bot = players[seat];
    const news = events.slice(told[seat]).map((event) => seen(board, event, seat));
    told[seat] = events.length;
    bot.look(view(board, state, seat), news);
    bot.think(kinds[seat].iterations);
    const problem = play(board, state, seat, bot.best(), events);
    if (problem) throw new Error(`${kinds[seat].name} made a wrong move: ${problem.code}`);
  }
  return state.outcome?.totals ?? [];
}

const path = findBot('path');
if (!path) throw new Error('the house has no such bot');
const wins = { longest: 0, path: 0 };
for (let deal = 0; deal < 10; deal++) {
  const here = playGame(boards[0], [longest, path], deal);
  const there = playGame(boards[0], [path, longest], deal);
  for (const lead of [here[0] - here[1], there[1] - there[0]]) {
    if (lead > 0) wins.longest++;
    if (lead < 0) wins.path++;
  }
}
console.log(`${boards[0].title}, 20 games: longest won ${wins.longest}, path won ${wins.path}`);
