// Your own bot in a match against a built-in one: every deal is played twice, with the seats swapped.
// `rallar arena` does the same and more; examples/arena-bot.js is a bot for it.
import {
  type Board,
  type BotKind,
  type GameEvent,
  below,
  boards,
  findBot,
  legalMoves,
  play,
  instantBot,
  redact,
  start,
  toAct,
  view,
} from 'rallar';

/** Keeps as few tickets as allowed, claims the longest route it can pay for, and otherwise makes any move but drawing tickets. */
const longest = instantBot('longest', (board, own, seat, stream) => {
  const moves = legalMoves(board, own, seat);
  const keeps = moves.flatMap((move) => (move.type === 'keep' ? [move] : []));
  if (keeps.length > 0) return keeps.reduce((a, b) => (b.tickets.length < a.tickets.length ? b : a));
  const claims = moves.flatMap((move) => (move.type === 'claim' ? [move] : []));
  const length = (claim: { route: number }) => board.routes[claim.route]?.length ?? 0;
  if (claims.length > 0) return claims.reduce((a, b) => (length(b) > length(a) ? b : a));
  const others = moves.filter(({ type }) => type !== 'tickets');
  // If nothing else is left, it draws tickets.
  return others[below(stream, Math.max(1, others.length))] ?? { type: 'tickets' };
});

/** Plays one game and returns the points by seat; each bot is shown only what its seat may see. */
function playGame(board: Board, kinds: readonly [BotKind, BotKind], deal: number): number[] {
  const events: GameEvent[] = [];
  const state = start(board, { players: kinds.length, first: 'lot' }, `fast:${deal}`, events);
  // A bot needs a seed of its own: with the game's seed it would know every card.
  const players = kinds.map((kind, seat) => ({
    kind,
    bot: kind.createBot(board, seat, `fast:${1000 + deal * 10 + seat}`),
    shown: 0,
  }));
  while (state.phase !== 'over') {
    for (const seat of toAct(state)) {
      const player = players[seat];
      if (!player) throw new Error(`no bot in seat ${seat}`);
      const news = events.slice(player.shown).map((event) => redact(board, event, seat));
      player.shown = events.length;
      player.bot.observe(view(board, state, seat), news);
      player.bot.think(player.kind.iterations);
      const problem = play(board, state, seat, player.bot.bestMove(), events);
      if (problem) throw new Error(`${player.kind.name} made a wrong move: ${problem.code}`);
    }
  }
  return state.outcome?.totals ?? [];
}

const [board] = boards;
const path = findBot('path');
if (!board || !path) throw new Error('no such board or bot');
const wins = { longest: 0, path: 0 };
for (let deal = 0; deal < 10; deal++) {
  const [own = 0, other = 0] = playGame(board, [longest, path], deal);
  const [otherThen = 0, ownThen = 0] = playGame(board, [path, longest], deal);
  for (const lead of [own - other, ownThen - otherThen]) {
    if (lead > 0) wins.longest++;
    if (lead < 0) wins.path++;
  }
}
console.log(`${board.title}, 20 games: longest won ${wins.longest}, path won ${wins.path}`);
